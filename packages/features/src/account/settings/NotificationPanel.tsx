import { changePreferencesMutation, preferencesQuery } from '@havan/api-client/queries/notifications/inbox';
import { EmailText } from '@havan/app-shell/rich-text/EmailText';
import {
  notificationMainCategoryIds,
  notificationMainCategoryLabels,
  type NotificationMainCategoryId,
} from '@havan/domain/notification';
import { formatPhone } from '@havan/domain/phone';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { Heading } from '@havan/ui/Heading';
import { Link } from '@havan/ui/Link';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { Table } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { useToast } from '@havan/ui/Toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { DigestChoice } from './DigestChoice.tsx';
import { PushDevices } from './devices/PushDevices.tsx';
import { type KindOfNotification, notificationColumns } from './notification-columns.tsx';
import { notificationTexts } from './settings-texts.ts';

/** Renders the choice of notifications in the app, on devices, by e-mail and by SMS; every switch is saved at once. */
export function NotificationPanel() {
  const { api, paths } = useAppProfile();
  const toast = useToast();
  const { data, error, refetch } = useQuery(preferencesQuery(api));
  const { mutate } = useMutation(changePreferencesMutation(api));
  if (error && !data) return <LoadFailure size="part" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Shimmer kind="rows" count={8} label={notificationTexts.loading} />;
  const columns = notificationColumns((change) =>
    mutate([change], {
      onError: ({ message }) => toast({ title: message, tone: 'critical' }),
    }),
  );
  return (
    <Stack space="xl">
      <Stack space="m">
        <Text tone="soft">{notificationTexts.lead}</Text>
        <DescriptionList
          items={[
            { term: notificationTexts.email, details: <EmailText address={data.email} /> },
            { term: notificationTexts.sms, details: formatPhone(data.phone) },
          ]}
        />
        <Text size="small" tone="soft">
          {notificationTexts.contact} <Link href={paths.settings()}>{notificationTexts.changeContact}</Link>
        </Text>
      </Stack>
      <PushDevices />
      <DigestChoice />
      {notificationMainCategoryIds.map((id) => (
        <Group
          key={id}
          id={id}
          kinds={data.kinds.filter((kind) => kind.mainCategoryId === id)}
          columns={columns}
        />
      ))}
    </Stack>
  );
}

interface GroupProps {
  readonly id: NotificationMainCategoryId;
  readonly kinds: readonly KindOfNotification[];
  readonly columns: ReturnType<typeof notificationColumns>;
}

function Group({ id, kinds, columns }: GroupProps) {
  if (kinds.length === 0) return null;
  return (
    <Stack as="section" space="s" aria-labelledby={`bildirim-${id}`}>
      <Heading level={2} size="panel" id={`bildirim-${id}`}>
        {notificationMainCategoryLabels[id]}
      </Heading>
      <Table
        caption={notificationMainCategoryLabels[id]}
        columns={columns}
        rows={kinds}
        rowKey={({ subCategoryId }) => String(subCategoryId)}
        phoneRows="tap"
      />
    </Stack>
  );
}
