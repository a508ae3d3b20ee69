/** A drawn picture as it travels. */
export interface Picture {
  readonly svg: Buffer;
  /** The same, compressed with Brotli. */
  readonly brotli: Buffer;
}

/** Keeps the pictures asked for last, up to a number of bytes; the one not asked for longest goes first. */
export class PictureCache<Key = number> {
  readonly #pictures = new Map<Key, Picture>();
  readonly #limit: number;
  #bytes = 0;

  constructor(limitBytes: number) {
    this.#limit = limitBytes;
  }

  get(id: Key): Picture | undefined {
    const picture = this.#pictures.get(id);
    if (!picture) return undefined;
    // A map keeps the order of insertion: what is put in again is the youngest.
    this.#pictures.delete(id);
    this.#pictures.set(id, picture);
    return picture;
  }

  set(id: Key, picture: Picture): void {
    const known = this.#pictures.get(id);
    if (known) this.#bytes -= sizeOf(known);
    this.#pictures.delete(id);
    this.#pictures.set(id, picture);
    this.#bytes += sizeOf(picture);
    for (const [oldest, old] of this.#pictures) {
      if (this.#bytes <= this.#limit) break;
      this.#pictures.delete(oldest);
      this.#bytes -= sizeOf(old);
    }
  }
}

const sizeOf = ({ svg, brotli }: Picture): number => svg.length + brotli.length;
