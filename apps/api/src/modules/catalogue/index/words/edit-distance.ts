/** The longest typed word, one bit a letter; a longer one matches nothing. */
const longest = 32;
const ascii = 128;

export interface Distances {
  /** The distance to the whole word. */
  readonly whole: number;
  /** The distance to its best prefix. */
  readonly begun: number;
}

/**
 * Returns the edit distance (insertions, deletions, substitutions and transpositions) of `typed` to a word and to its
 * best prefix; `limit + 1` for anything above `limit`.
 *
 * A column of the distance table is kept as bits, one a letter of `typed`: whether a cell is one more (`up`) or one
 * less (`down`) than the one above (Hyyrö 2003, after Myers 1999). A search compares a word with thousands.
 */
export function distancesFrom(typed: string, limit: number): (word: string) => Distances {
  const length = typed.length;
  const tooFar: Distances = { whole: limit + 1, begun: limit + 1 };
  if (length > longest || length === 0) return () => tooFar;
  const places = placesOf(typed);
  const last = 1 << (length - 1);
  return (word) => {
    const width = Math.min(word.length, length + limit);
    let [up, down, same, before] = [-1, 0, 0, 0];
    let distance = length;
    let begun = length;
    for (let at = 0; at < width; at++) {
      const code = word.charCodeAt(at);
      const here = code < ascii ? (places[code] ?? 0) : placesIn(typed, code);
      const swapped = ((~same & here) << 1) & before;
      same = (((here & up) + up) ^ up) | here | down | swapped;
      const right = down | ~(same | up);
      const left = same & up;
      if ((right & last) !== 0) distance += 1;
      else if ((left & last) !== 0) distance -= 1;
      if (distance < begun) begun = distance;
      const stepped = (right << 1) | 1;
      up = (left << 1) | ~(same | stepped);
      down = stepped & same;
      before = here;
    }
    if (begun > limit) return tooFar;
    return { whole: width < word.length || distance > limit ? limit + 1 : distance, begun };
  };
}

/** Returns the positions of each ASCII letter in the word, as bits. */
function placesOf(word: string): Int32Array {
  const places = new Int32Array(ascii);
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at);
    if (code < ascii) places[code] = (places[code] ?? 0) | (1 << at);
  }
  return places;
}

function placesIn(word: string, code: number): number {
  let places = 0;
  for (let at = 0; at < word.length; at++) if (word.charCodeAt(at) === code) places |= 1 << at;
  return places;
}
