/** Offset, colour and, where it is not 1, opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Left to right, top to bottom, or along a vector in the unit box. */
export type Direction = 'across' | 'down' | readonly [x1: number, y1: number, x2: number, y2: number];

/**
 * The shapes of a drawing, and the gradients, clips and symbols behind it. Each definition is kept once; its
 * id begins with a prefix of the product, so that several pictures can be in one document.
 */
export class Canvas {
  readonly #prefix: string;
  readonly #ids = new Map<string, string>();
  readonly #definitions: string[] = [];
  #drawn: string[] = [];

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  add(...content: string[]): void {
    this.#drawn.push(...content);
  }

  /** Returns the output of `draw` as a text of its own instead of adding it to the canvas. */
  aside(draw: () => void): string {
    const before = this.#drawn;
    this.#drawn = [];
    draw();
    const content = this.#drawn.join('');
    this.#drawn = before;
    return content;
  }

  linear(stops: readonly Stop[], direction: Direction = 'across'): string {
    const vector =
      direction === 'across'
        ? ''
        : direction === 'down'
          ? ' x2="0" y2="1"'
          : ` x1="${direction[0]}" y1="${direction[1]}" x2="${direction[2]}" y2="${direction[3]}"`;
    const body = stops.map(stopOf).join('');
    return this.#paint((id) => `<linearGradient id="${id}"${vector}>${body}</linearGradient>`);
  }

  radial(stops: readonly Stop[]): string {
    const body = stops.map(stopOf).join('');
    return this.#paint((id) => `<radialGradient id="${id}">${body}</radialGradient>`);
  }

  clip(d: string): string {
    return this.#paint((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
  }

  pattern(size: string, content: string): string {
    return this.#paint(
      (id) =>
        `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${content}</pattern>`,
    );
  }

  /** A shape that is drawn many times; the answer draws it once. */
  symbol(content: string): (transform: string) => string {
    const id = this.#define((name) => `<g id="${name}">${content}</g>`);
    return (transform) => `<use href="#${id}" transform="${transform}"/>`;
  }

  toString(): string {
    return `<defs>${this.#definitions.join('')}</defs>${this.#drawn.join('')}`;
  }

  #paint(define: (id: string) => string): string {
    return `url(#${this.#define(define)})`;
  }

  #define(define: (id: string) => string): string {
    const key = define('');
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const id = this.#prefix + this.#ids.size.toString(36);
    this.#ids.set(key, id);
    this.#definitions.push(define(id));
    return id;
  }
}

const stopOf = ([offset, colour, opacity]: Stop): string =>
  `<stop${offset === 0 ? '' : ` offset="${offset}"`} stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`;
