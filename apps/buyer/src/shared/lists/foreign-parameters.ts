/** Parameters of an address that are none of a list's business: of links in letters, campaigns and notifications. */
const foreign = /^(utm_.*|notification|ref)$/;

export const isForeignParameter = (name: string): boolean => foreign.test(name);

/** Said where an address asks a list for what there is not. */
export const ignoredFilters = 'Bağlantıdaki bazı filtreler tanınmadı; liste onlarsız gösteriliyor.';
