import { DescriptionList } from '@havan/ui/DescriptionList';
import { Heading } from '@havan/ui/Heading';
import { Page } from '@havan/ui/Page';
import { Stack } from '@havan/ui/Stack';
import { useAppProfile } from '../profile/app-profile.ts';
import { useGlobals } from '../profile/use-globals.ts';

/** Renders `/version`: the running version, for support calls. */
export function VersionScreen() {
  const { audience } = useAppProfile();
  const globals = useGlobals();
  return (
    <Page size="narrow">
      <title>Sürüm | Havan</title>
      <Stack>
        <Heading level={1}>Sürüm</Heading>
        <DescriptionList
          items={[
            { term: 'Uygulama', details: audience === 'buyer' ? 'Alıcı' : 'Satıcı' },
            { term: 'Sunucu sürümü', details: globals?.version ?? '…' },
            { term: 'Tarayıcı', details: navigator.userAgent },
          ]}
        />
      </Stack>
    </Page>
  );
}
