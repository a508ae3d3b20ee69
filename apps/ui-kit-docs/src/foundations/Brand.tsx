import appleTouch from '@havan/ui/brand/apple-touch-icon.png';
import favicon from '@havan/ui/brand/favicon.svg';
import icon192 from '@havan/ui/brand/icon-192.png';
import icon512 from '@havan/ui/brand/icon-512.png';
import maskable from '@havan/ui/brand/icon-maskable-512.png';
import socialCard from '@havan/ui/brand/social-card.png';
import { Grid } from '@havan/ui/Grid';
import { Inline } from '@havan/ui/Inline';
import { Logo } from '@havan/ui/Logo';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { Plate } from '../book/Plate.tsx';
import './foundations.css';

/** Renders the logo in both themes, with and without the name. */
export function Logos() {
  return (
    <Plate>
      <Grid columns={{ phone: 1, tablet: 2 }} space="none">
        {(['light', 'dark'] as const).map((theme) => (
          <div key={theme} data-theme={theme} className="sheet-of">
            <Stack space="l" align="start">
              <Logo size="large" />
              <Inline space="l">
                <Logo />
                <Logo variant="mark" size="small" />
              </Inline>
            </Stack>
          </div>
        ))}
      </Grid>
    </Plate>
  );
}

const pictures = [
  { src: favicon, name: 'favicon.svg', width: 32, use: 'browser tab; follows the theme of the device' },
  { src: appleTouch, name: 'apple-touch-icon.png', width: 90, use: '180 px, the home screen of an iPhone' },
  { src: icon192, name: 'icon-192.png', width: 96, use: '192 px, the manifest' },
  { src: icon512, name: 'icon-512.png', width: 128, use: '512 px, the manifest' },
  {
    src: maskable,
    name: 'icon-maskable-512.png',
    width: 128,
    use: '512 px, cut round by Android: all in the middle',
  },
];

/** Renders the icons and the social card of the app. */
export function AppIcons() {
  return (
    <Plate>
      <Stack space="l">
        <Grid columns={{ phone: 2, tablet: 3, web: 5 }} space="l">
          {pictures.map(({ src, name, width, use }) => (
            <Stack key={name} space="xs" align="start">
              <img src={src} alt="" width={width} height={width} className="brand-picture" />
              <Text size="small" weight="strong">
                {name}
              </Text>
              <Text size="tiny" tone="soft">
                {use}
              </Text>
            </Stack>
          ))}
        </Grid>
        <Stack space="xs">
          <img src={socialCard} alt="" width={720} height={378} className="brand-picture" />
          <Text size="small" weight="strong">
            social-card.png
          </Text>
          <Text size="tiny" tone="soft">
            1200 × 630 px, where an address is shared
          </Text>
        </Stack>
      </Stack>
    </Plate>
  );
}
