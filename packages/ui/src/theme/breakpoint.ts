/** Minimum widths in px: below 768 is a phone, 768 to 992 a tablet, from 993 on the web layout (specification §9). */
export const breakpoint = { tablet: 768, web: 993 } as const;
