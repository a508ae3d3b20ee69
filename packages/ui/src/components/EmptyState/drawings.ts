export type EmptyKind = 'notFound' | 'noMessages' | 'noListings' | 'wishlist' | 'other';

/** Paths of a line drawing: thin lines, accented lines, and a filled shape. */
interface Drawing {
  readonly fine: string;
  readonly strong: string;
  readonly wash?: string;
}

/** Line drawings: a label without a name, an open ledger, an empty shelf, a list, a mortar. */
export const drawings: Record<EmptyKind, Drawing> = {
  notFound: {
    fine: 'M24 26h60l12 12v46H24zM84 26v12h12M34 48h30M34 56h20M34 74v-6m4 6v-4m4 4v-4m4 4v-4m4 4v-6m4 6v-4m4 4v-4m4 4v-4m4 4v-6',
    wash: 'M62 66a16 16 0 0 1 32 0 16 16 0 0 1-32 0',
    strong: 'M89.500 77.500 102 90',
  },
  noMessages: {
    fine: 'M18 30h56v38H42L28 80V68H18zM28 44h36M28 54h22',
    strong: 'M82 46h20v32H92v10L80 78H58v-2',
  },
  noListings: {
    fine: 'M16 50h88M16 88h88M20 24v64M100 24v64M30 50V34h14v16M50 50V30h10v20',
    strong: 'M30 88v-4m6 4v-8m6 8v-4m6 4v-4m6 4v-8m6 8v-4m6 4v-4m6 4v-8m6 8v-4m6 4v-4',
  },
  wishlist: {
    fine: 'M34 18h52v74H34zM46 66h28M46 76h18',
    strong: 'M60 54 48 42a8 8 0 0 1 12-10 8 8 0 0 1 12 10z',
  },
  other: {
    fine: 'M22 46h76l-7 28a12 12 0 0 1-12 10H41a12 12 0 0 1-12-10zM44 94h32M36 56h12M38 64h8M40 72h12',
    strong: 'm66 44 22-30 6 5-20 26',
  },
};
