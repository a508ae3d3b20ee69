import type { Place } from '../grid-types.ts';

export type GridSize = {
  rows: number;
  columns: number;
  /** Number of rows that PageUp and PageDown move. */
  page: number;
};

export type Block = { top: number; bottom: number; left: number; right: number };

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** Clamps a place to the grid, the header (row -1) included. */
export const inside = ({ row, column }: Place, { rows, columns }: GridSize): Place => ({
  row: clamp(row, -1, rows - 1),
  column: clamp(column, 0, columns - 1),
});

/**
 * Returns the place to which a key moves (WAI-ARIA, grid pattern): arrows by one cell, Home and End within
 * the row, with Ctrl to the corners, PageUp and PageDown by the visible rows. `undefined` for any other key.
 */
export function moved(at: Place, key: string, ctrl: boolean, size: GridSize): Place | undefined {
  const last = { row: size.rows - 1, column: size.columns - 1 };
  const targets: Readonly<Record<string, Place>> = {
    ArrowUp: { ...at, row: ctrl ? Math.min(at.row, 0) : at.row - 1 },
    ArrowDown: { ...at, row: ctrl ? last.row : at.row + 1 },
    ArrowLeft: { ...at, column: ctrl ? 0 : at.column - 1 },
    ArrowRight: { ...at, column: ctrl ? last.column : at.column + 1 },
    Home: ctrl ? { row: 0, column: 0 } : { ...at, column: 0 },
    End: ctrl ? last : { ...at, column: last.column },
    PageUp: { ...at, row: Math.max(at.row - size.page, Math.min(at.row, 0)) },
    PageDown: { ...at, row: at.row + size.page },
  };
  const target = targets[key];
  return target && inside(target, size);
}

/** Returns the rectangle between two cells, without the header. */
export function blockBetween(a: Place, b: Place): Block {
  return {
    top: Math.max(0, Math.min(a.row, b.row)),
    bottom: Math.max(a.row, b.row),
    left: Math.min(a.column, b.column),
    right: Math.max(a.column, b.column),
  };
}

export type PlacedText = Place & { text: string };

/**
 * Returns the place of each text of a pasted block. A single text fills the selected block, as in a
 * spreadsheet; a larger block starts at its upper left corner and is cut at the edges of the grid.
 */
export function pasted(cells: readonly (readonly string[])[], into: Block, size: GridSize): PlacedText[] {
  const single = cells.length === 1 && cells[0]?.length === 1;
  if (single) return places(into).map((place) => ({ ...place, text: cells[0]?.[0] ?? '' }));
  return cells.flatMap((line, down) =>
    line
      .map((text, right) => ({ row: into.top + down, column: into.left + right, text }))
      .filter(({ row, column }) => row < size.rows && column < size.columns),
  );
}

/** Returns every cell of a block, row by row. */
export function places({ top, bottom, left, right }: Block): Place[] {
  return Array.from({ length: bottom - top + 1 }, (_, down) =>
    Array.from({ length: right - left + 1 }, (_unused, along) => ({ row: top + down, column: left + along })),
  ).flat();
}

/**
 * Returns the texts that Ctrl+D writes: the first row of the block copied into the others, or the cell above
 * into a block of one row.
 */
export function filledDown(block: Block, textAt: (place: Place) => string): PlacedText[] {
  const from = block.top === block.bottom ? block.top - 1 : block.top;
  if (from < 0) return [];
  return places(block)
    .filter(({ row }) => row > from)
    .map((place) => ({ ...place, text: textAt({ row: from, column: place.column }) }));
}
