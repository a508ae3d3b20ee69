/** Calls of the contract whose resource has not landed; the list only ever gets shorter. */
const pending = new Set([
  'GET Orders/GetOrders',
  'GET Orders/GetOrderDetail',
  'POST Orders/Confirm',
  'POST Orders/Shipment',
  'POST Orders/Cancel',
  'POST Orders/Approve',
  'POST Orders/PostponeAutoApprove',
  'GET Orders/SalesOverview',
  'GET Messages/GetLastMessages',
  'GET Notifications/GetLastNotifications',
  'PUT Notifications/MarkAsRead',
]);

export const isPending = (call: string): boolean => pending.has(call);
