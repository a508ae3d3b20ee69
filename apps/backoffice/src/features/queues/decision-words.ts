import type { StoredFile } from '@havan/contract/identity/files';
import type { QueueDecision } from '@havan/domain/work-queue';

/** Texts of one decision of a queue. */
export interface DecisionWords {
  readonly decision: QueueDecision;
  /** Label of the button: `Onayla`. */
  readonly act: string;
  /** Title of the confirmation: `Başvuru onaylansın mı?` */
  readonly question: string;
  /** Its consequence, in one sentence. */
  readonly consequence: string;
  /** Text of the toast afterwards: `Başvuru onaylandı.` */
  readonly done: string;
  /** Label of the list of reasons; `Neden` when left out. */
  readonly reasonLabel?: string;
  /** Label of the operator's own text. */
  readonly noteLabel?: string;
  /** Uploads a file that is sent with the decision; left out where no file may be sent. */
  readonly sendFile?: (itemId: number, file: File) => Promise<StoredFile>;
}

/** The decisions of a queue in the order of their buttons. */
export type QueueDecisionWords = readonly DecisionWords[];

/** The letter of each decision. */
export const decisionKeys: Readonly<Record<QueueDecision, string>> = { approve: 'a', reject: 'r', ask: 's' };
