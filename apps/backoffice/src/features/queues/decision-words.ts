import type { StoredFile } from '@havan/contract/identity/files';
import type { QueueDecision } from '@havan/domain/work-queue';

/** Texts of one decision of a queue. */
export interface DecisionWords {
  readonly decision: QueueDecision;
  /** The button: `Onayla`. */
  readonly act: string;
  /** The question before it: `Başvuru onaylansın mı?` */
  readonly question: string;
  /** Its consequence, in one sentence. */
  readonly consequence: string;
  /** Afterwards: `Başvuru onaylandı.` */
  readonly done: string;
  /** Above the list of reasons; `Neden` where it is left out. */
  readonly reasonLabel?: string;
  /** Above the operator's own words. */
  readonly noteLabel?: string;
  /** Sends a file that goes with the words; left out where the other side is sent none. */
  readonly sendFile?: (itemId: number, file: File) => Promise<StoredFile>;
}

/** The decisions of a queue in the order of their buttons. */
export type QueueDecisionWords = readonly DecisionWords[];

/** The letter of each decision. */
export const decisionKeys: Readonly<Record<QueueDecision, string>> = { approve: 'a', reject: 'r', ask: 's' };
