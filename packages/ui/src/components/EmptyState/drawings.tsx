import type { ReactNode } from 'react';

export type EmptyKind = 'notFound' | 'noMessages' | 'noListings' | 'wishlist' | 'other';

/** Line drawings from the counter: a label without a name, an open ledger, an empty shelf, a list, the mortar. */
export const drawings: Record<EmptyKind, ReactNode> = {
  notFound: (
    <>
      <path d="M24 26h60l12 12v46H24z" />
      <path d="M84 26v12h12" />
      <path d="M34 48h30M34 56h20" />
      <path d="M34 74v-6m4 6v-4m4 4v-4m4 4v-4m4 4v-6m4 6v-4m4 4v-4m4 4v-4m4 4v-6" />
      <circle cx="78" cy="66" r="16" className="wash" />
      <path d="M89.500 77.500 102 90" className="strong" />
    </>
  ),
  noMessages: (
    <>
      <path d="M18 30h56v38H42L28 80V68H18z" />
      <path d="M28 44h36M28 54h22" />
      <path d="M82 46h20v32H92v10L80 78H58v-2" className="strong" />
    </>
  ),
  noListings: (
    <>
      <path d="M16 50h88M16 88h88M20 24v64M100 24v64" />
      <path d="M30 50V34h14v16M50 50V30h10v20" />
      <path d="M30 88v-4m6 4v-8m6 8v-4m6 4v-4m6 4v-8m6 8v-4m6 4v-4m6 4v-8m6 8v-4m6 4v-4" className="strong" />
    </>
  ),
  wishlist: (
    <>
      <path d="M34 18h52v74H34z" />
      <path d="M46 66h28M46 76h18" />
      <path d="M60 54 48 42a8 8 0 0 1 12-10 8 8 0 0 1 12 10z" className="strong" />
    </>
  ),
  other: (
    <>
      <path d="M22 46h76l-7 28a12 12 0 0 1-12 10H41a12 12 0 0 1-12-10z" />
      <path d="m66 44 22-30 6 5-20 26" className="strong" />
      <path d="M44 94h32" />
      <path d="M36 56h12M38 64h8M40 72h12" />
    </>
  ),
};
