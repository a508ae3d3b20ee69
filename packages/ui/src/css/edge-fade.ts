const to = (start: string, end: string) =>
  `linear-gradient(90deg, transparent, black ${start}, black calc(100% - ${end}), transparent)`;

/** Faded edges of a row that scrolls on, by the result of `useOverflowEdges`. Spread into its `selectors`. */
export const edgeFade = {
  '&[data-more="end"]': { maskImage: to('0px', '40px') },
  '&[data-more="start"]': { maskImage: to('40px', '0px') },
  '&[data-more="both"]': { maskImage: to('40px', '40px') },
} as const;
