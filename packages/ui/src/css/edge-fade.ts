const to = (start: string, end: string) =>
  `linear-gradient(90deg, transparent, black ${start}, black calc(100% - ${end}), transparent)`;

/** Selectors that fade the edges of a scrolling row by `data-more`, which `useOverflowEdges` sets. */
export const edgeFade = {
  '&[data-more="end"]': { maskImage: to('0px', '40px') },
  '&[data-more="start"]': { maskImage: to('40px', '0px') },
  '&[data-more="both"]': { maskImage: to('40px', '40px') },
} as const;
