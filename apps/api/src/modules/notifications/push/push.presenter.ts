import type { PushDevice } from '@havan/contract/notifications/push';
import type { PushDeviceRow } from './push-devices.sql.ts';

export const presentPushDevice = (row: PushDeviceRow, familyId: string): PushDevice => ({
  deviceId: row.id,
  userAgent: row.user_agent,
  createdAt: row.created_at.toISOString(),
  lastSentAt: row.last_sent_at?.toISOString() ?? null,
  isThisSession: row.family_id === familyId,
});
