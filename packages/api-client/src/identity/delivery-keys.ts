/** Of the sellers that bring goods to an address: one that changes may lie in another district. */
export const sameDayKey = ['sameDayDelivery'] as const;
/** Of the warehouses that deliver to the address to which orders go first. */
export const localWarehousesKey = ['catalogue', 'warehouses'] as const;
