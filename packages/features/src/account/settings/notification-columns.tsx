import type { NotificationPreferences } from '@havan/contract/notifications/inbox';
import type { PreferenceChange } from '@havan/api-client/queries/notifications/inbox';
import { notificationChannels } from '@havan/domain/notification-kind';
import { Switch } from '@havan/ui/Switch';
import type { Column } from '@havan/ui/Table';
import { notificationTexts } from './settings-texts.ts';

export type KindOfNotification = NotificationPreferences['kinds'][number];

/** Returns the columns of the kinds of notifications: the kind, and a switch for each channel. */
export const notificationColumns = (
  onChange: (change: PreferenceChange) => void,
): readonly Column<KindOfNotification>[] => [
  {
    id: 'kind',
    header: notificationTexts.kind,
    phone: 'lead',
    cell: ({ subCategoryName }) => subCategoryName,
  },
  ...notificationChannels.map(
    (channel): Column<KindOfNotification> => ({
      id: channel,
      header: notificationTexts.channels[channel],
      width: 104,
      phone: 'detail',
      cell: ({ subCategoryId, subCategoryName, channels }) => (
        <Switch
          label={`${subCategoryName}, ${notificationTexts.channels[channel]}`}
          hideLabel
          checked={channels[channel]}
          onChange={(isOn) => onChange({ subCategoryId, channel, isOn })}
        />
      ),
    }),
  ),
];
