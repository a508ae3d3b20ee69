import { foldForSearch } from '@havan/domain/turkish-text';
import type { ReadyAnswer } from '../support-options.ts';

/** Turkish words take endings: two words are the same by their first letters. */
const stemLetters = 5;
/** Fewest letters of a word that is compared. */
const leastLetters = 4;
const mostShown = 3;
/** Weight of a word in the question itself against one in the answer. */
const titleWeight = 3;
const leastScore = 3;

/** Words of every question, which do not distinguish any. */
const common = new Set(
  ['icin', 'neden', 'nasil', 'kadar', 'olarak', 'bana', 'benim', 'hakki'].map((word) => stemOf(word)),
);

function stemOf(word: string): string {
  return word.slice(0, stemLetters);
}

const stemsOf = (text: string): Set<string> =>
  new Set(
    foldForSearch(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length >= leastLetters)
      .map(stemOf)
      .filter((stem) => !common.has(stem)),
  );

/**
 * Returns the ready answers that share the most words with what somebody writes, the nearest first; at most
 * three.
 */
export function suggestedAnswers(answers: readonly ReadyAnswer[], written: string): readonly ReadyAnswer[] {
  const wanted = stemsOf(written);
  if (wanted.size === 0) return [];
  const sharedWith = (text: string) => [...stemsOf(text)].filter((stem) => wanted.has(stem)).length;
  return answers
    .map((answer) => ({
      answer,
      score: titleWeight * sharedWith(answer.title) + sharedWith((answer.paragraphs ?? []).join(' ')),
    }))
    .filter(({ score }) => score >= leastScore)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, mostShown)
    .map(({ answer }) => answer);
}
