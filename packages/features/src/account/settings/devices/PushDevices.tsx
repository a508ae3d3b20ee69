import { sentenceOf } from '@havan/api-client/api-error';
import {
  addPushDeviceMutation,
  pushDevicesQuery,
  removePushDeviceMutation,
  testPushDeviceMutation,
} from '@havan/api-client/queries/notifications/push';
import type { PushDevice } from '@havan/contract/notifications/push';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { deviceName } from '@havan/domain/device-name';
import { dateText } from '@havan/ui/date-text';
import { Badge } from '@havan/ui/Badge';
import { Box } from '@havan/ui/Box';
import { Button } from '@havan/ui/Button';
import { Heading } from '@havan/ui/Heading';
import { Inline } from '@havan/ui/Inline';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useToast } from '@havan/ui/Toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { deviceTexts as texts, refusalTexts } from './device-texts.ts';
import { PushRefusedError, pushRefusal, subscribe, unsubscribe } from './push-subscription.ts';

/** Renders the devices of the user that show notifications, with a button to add this one. */
export function PushDevices() {
  const { api } = useAppProfile();
  const { data, error, refetch } = useQuery(pushDevicesQuery(api));
  return (
    <Stack as="section" space="s" aria-labelledby="cihaz-bildirimleri">
      <Heading level={2} size="panel" id="cihaz-bildirimleri">
        {texts.title}
      </Heading>
      <Text tone="soft">{texts.lead}</Text>
      {error && !data ? (
        <LoadFailure size="part" error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Devices publicKey={data.publicKey} devices={data.devices} />
      ) : (
        <Shimmer kind="rows" count={1} label={texts.loading} />
      )}
    </Stack>
  );
}

interface DevicesProps {
  readonly publicKey: string;
  readonly devices: readonly PushDevice[];
}

function Devices({ publicKey, devices }: DevicesProps) {
  const refusal = pushRefusal();
  const isOnHere = devices.some(({ isThisSession }) => isThisSession);
  return (
    <>
      {devices.length > 0 ? (
        <Box as="ul" surface="sheet" frame="section">
          {devices.map((device) => (
            <DeviceRow key={device.deviceId} device={device} />
          ))}
        </Box>
      ) : (
        <Text size="small">{texts.none}</Text>
      )}
      {refusal ? <Text size="small">{refusalTexts[refusal]}</Text> : null}
      {refusal === null && !isOnHere ? <TurnOn publicKey={publicKey} /> : null}
    </>
  );
}

function TurnOn({ publicKey }: { readonly publicKey: string }) {
  const { api, basename } = useAppProfile();
  const toast = useToast();
  const adding = useMutation(addPushDeviceMutation(api));
  const asking = useMutation({
    mutationFn: async () => adding.mutateAsync(await subscribe(basename, publicKey)),
    onSuccess: () => toast({ title: texts.turnedOn, tone: 'positive' }),
    onError: (error) =>
      toast({
        title: error instanceof PushRefusedError ? refusalTexts[error.refusal] : sentenceOf(error),
        tone: 'critical',
      }),
  });
  return (
    <Inline>
      <Button variant="outline" loading={asking.isPending} onClick={() => asking.mutate()}>
        {texts.turnOn}
      </Button>
    </Inline>
  );
}

function DeviceRow({ device }: { readonly device: PushDevice }) {
  const { api, basename } = useAppProfile();
  const toast = useToast();
  const removing = useMutation(removePushDeviceMutation(api));
  const testing = useMutation(testPushDeviceMutation(api));
  const { deviceId, isThisSession, createdAt, lastSentAt } = device;
  const name = deviceName(device.userAgent);
  const fail = (error: Error) => toast({ title: sentenceOf(error), tone: 'critical' });
  const test = () =>
    void testing
      .mutateAsync(deviceId)
      .then(
        ({ sentence }) =>
          toast({ title: sentence ?? texts.tested, tone: sentence ? 'critical' : 'positive' }),
        fail,
      );
  // A promise instead of callbacks of the row: the row is removed with its device before they would run.
  const remove = () =>
    void removing.mutateAsync(deviceId).then(() => {
      if (isThisSession) void unsubscribe(basename);
      toast({ title: texts.turnedOff });
    }, fail);
  return (
    <Box as="li" padding="m" lineBelow="row">
      <Inline justify="between" space="m">
        <Stack space="xxs">
          <Inline>
            <Text weight="strong">{name}</Text>
            {isThisSession ? <Badge tone="positive">{texts.thisOne}</Badge> : null}
          </Inline>
          <Text size="small" tone="soft">
            {`${texts.added} ${dateText(createdAt, 'dateTime')} · ${lastSentAt ? `${texts.sent} ${dateText(lastSentAt, 'dateTime')}` : texts.neverSent}`}
          </Text>
        </Stack>
        <Inline>
          <Button
            variant="outline"
            size="small"
            loading={testing.isPending}
            aria-label={texts.testOf(name)}
            onClick={test}
          >
            {texts.test}
          </Button>
          <Button
            variant="outline"
            size="small"
            loading={removing.isPending}
            aria-label={texts.turnOffOf(name)}
            onClick={remove}
          >
            {texts.turnOff}
          </Button>
        </Inline>
      </Inline>
    </Box>
  );
}
