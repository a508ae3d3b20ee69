import type { OrderDetail } from '@havan/contract/sales/orders';
import type { OrderCaseKind } from '@havan/domain/order-case';
import type { ComponentType } from 'react';

/** A question that is answered already. */
export interface ReadyAnswer {
  readonly title: string;
  readonly paragraphs?: readonly string[];
}

export interface CaseModalProps {
  readonly order: OrderDetail;
  readonly kind: OrderCaseKind;
  readonly ticketId?: number;
  readonly onClose: () => void;
}

/** Parts of an app that support uses. */
export interface SupportOptions {
  /** The questions and answers that everybody may read. */
  readonly loadAnswers: () => Promise<readonly ReadyAnswer[]>;
  /** The form that opens a case of an order. */
  readonly CaseModal: ComponentType<CaseModalProps>;
}

export type SupportPage = 'all' | 'actionRequired' | 'new' | 'ticket';
