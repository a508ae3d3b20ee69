/** Under which every checkout is kept. Changes of the basket age them; the calls of the payment come with its screen. */
export const checkoutsKey = ['payment', 'checkout'] as const;
