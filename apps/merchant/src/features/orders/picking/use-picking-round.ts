import { isPacked, type PickedUnits, type PickingAnswer, placeBox } from '@havan/domain/picking-round';
import { boxReadings } from '@havan/domain/scanned-box';
import { expiryLabel } from '@havan/domain/expiry';
import { useEffect, useState } from 'react';
import { keepPicked, readPicked } from './picking-draft.ts';
import { countedByHand, type RoundLine, type ShelfRow } from './picking-lines.ts';
import { pickingTexts, refusalText } from './picking-texts.ts';

interface PickingNote {
  readonly text: string;
  readonly tone: 'neutral' | 'positive' | 'critical';
}

interface PickingState {
  readonly picked: readonly PickedUnits[];
  /** What was picked before each step, for undo. */
  readonly past: readonly (readonly PickedUnits[])[];
  readonly note: PickingNote | null;
}

/** Most steps that can be undone. */
const pastLimit = 200;

interface RoundOptions {
  readonly userId: number;
  /** The orders of the round, as their ids stand in the address. */
  readonly round: string;
  readonly lines: readonly RoundLine[];
  /** Called with each order whose last box has just been picked. */
  readonly onPacked: (orderId: number) => void;
}

/**
 * Returns the state of a picking round: the picked units, a note on the last scan, and undo. It is stored in this
 * browser after every change.
 */
export function usePickingRound({ userId, round, lines, onPacked }: RoundOptions) {
  const [{ picked, past, note }, setState] = useState<PickingState>(() => ({
    picked: readPicked(localStorage, userId, round),
    past: [],
    note: null,
  }));
  useEffect(() => keepPicked(localStorage, userId, round, picked), [userId, round, picked]);
  const add = (more: readonly PickedUnits[], next: PickingNote | null) => {
    const after = [...picked, ...more];
    setState({ picked: after, past: [...past, picked].slice(-pastLimit), note: next });
    for (const orderId of new Set(more.map((one) => one.orderId)))
      if (isPacked(orderId, lines, after) && !isPacked(orderId, lines, picked)) onPacked(orderId);
  };
  const refuse = (text: string) => setState({ picked, past, note: { text, tone: 'critical' } });
  return {
    picked,
    note,
    canUndo: past.length > 0,
    scan: (text: string) => {
      const readings = boxReadings(text).map((box) => ({
        box,
        answer: placeBox(lines, picked, box, new Date()),
      }));
      // Without the GS1 separators a code has several readings; the one that an order needs is taken.
      const read = readings.find(({ answer }) => isTaken(answer)) ?? readings[0];
      if (!read) return refuse(pickingTexts.unreadable(text));
      const { box, answer } = read;
      const { outcome, line } = answer;
      if (outcome !== 'picked' && outcome !== 'unread')
        return refuse(refusalText[outcome](line, box.expiration));
      if (!line) return undefined;
      return add([{ orderId: line.orderId, lineNo: line.lineNo, units: 1, serial: box.serial }], {
        text:
          outcome === 'unread'
            ? pickingTexts.unread(line.productName, line.orderNo, expiryLabel(line.expiration))
            : pickingTexts.taken(line.productName, line.orderNo),
        tone: outcome === 'unread' ? 'neutral' : 'positive',
      });
    },
    countByHand: (row: ShelfRow) => add(countedByHand(row, picked), null),
    undo: () => {
      const before = past.at(-1);
      if (before)
        setState({
          picked: before,
          past: past.slice(0, -1),
          note: { text: pickingTexts.takenBack, tone: 'neutral' },
        });
    },
  };
}

const isTaken = ({ outcome }: PickingAnswer<RoundLine>) => outcome === 'picked' || outcome === 'unread';
