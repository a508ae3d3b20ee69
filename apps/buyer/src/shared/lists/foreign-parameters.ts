/** Query parameters that do not belong to a list: those of links in mails, campaigns and notifications. */
const foreign = /^(utm_.*|notification|ref)$/;

export const isForeignParameter = (name: string): boolean => foreign.test(name);

/** Note on unknown values in the address of a list. */
export const ignoredFilters = 'Bağlantıdaki bazı filtreler tanınmadı; liste onlarsız gösteriliyor.';
