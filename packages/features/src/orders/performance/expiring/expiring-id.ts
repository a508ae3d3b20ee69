/** Id of the section of expiring purchases, for links to it. */
export const expiringId = 'miadi-yaklasanlar';
