import type { FeatureFlag } from '@havan/domain/feature-flag';

/**
 * Calls that go with a feature, by their path: while its flag is off for somebody, the call is refused and the screen shows
 * no way to it (specification §6). What a whole area goes with stands in `areaFlags`.
 */
export const callFlags: Readonly<Partial<Record<string, FeatureFlag>>> = {
  'Orders/Reorder': 'reOrder',
  'Orders/BulkConfirm': 'newOrderPageBulkActions',
  'Orders/BulkShipment': 'newOrderPageBulkActions',
  'Orders/UploadInvoice': 'newInvoice',
  'Invoices/CreateDraft': 'eInvoice',
  'Invoices/SaveDraft': 'eInvoice',
  'Invoices/Issue': 'eInvoice',
  'Invoices/BulkIssue': 'bulkEInvoiceActions',
  'Notifications/GetLastNotifications': 'notification',
  'Notifications/GetGroupedNotifications': 'notification',
  'Notifications/GetAllNotifications': 'notification',
  'Notifications/GetLast30Days': 'notification',
  'Notifications/MarkAsRead': 'notification',
  'Notifications/MarkAllAsRead': 'notification',
  'Users/GetScore': 'myScorePage',
  'Users/GetScoreEvents': 'myScorePage',
  'Users/GetBadges': 'userBadges',
  'Users/ChangeUsername': 'usernameChange',
};
