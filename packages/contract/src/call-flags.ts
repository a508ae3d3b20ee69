import type { FeatureFlag } from '@havan/domain/feature-flag';

/**
 * Flags of calls by path: while the flag is off for a user, the call is refused and screens show no way to it
 * (specification §6). The flags of whole areas are in `areaFlags`.
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
