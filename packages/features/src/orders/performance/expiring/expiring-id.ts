/** The place of the expiring purchases in their page, for links to it. */
export const expiringId = 'miadi-yaklasanlar';
