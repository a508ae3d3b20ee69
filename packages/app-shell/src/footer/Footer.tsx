import { copyrightFromYear } from '@havan/domain/limits';
import { Footer as FooterPart } from '@havan/ui/Footer';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { Logo } from '@havan/ui/Logo';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { ThemeSwitch } from '@havan/ui/ThemeSwitch';
import { useState } from 'react';
import { useAppProfile } from '../profile/app-profile.ts';
import { useGlobals } from '../profile/use-globals.ts';
import { CardMark } from './CardMark.tsx';
import { cardNames, copyrightLine, footerColumns, footerTexts, outsideLinks } from './footer-columns.ts';

/** Renders the columns of specification §2.3, as far as their targets exist. */
export function Footer() {
  const { paths } = useAppProfile();
  const globals = useGlobals();
  const [year] = useState(() => new Date().getFullYear());
  return (
    <FooterPart
      brand={
        <Stack space="s" align="start">
          <Logo />
          <Text tone="soft">{footerTexts.motto}</Text>
        </Stack>
      }
      columns={footerColumns(paths)}
      contact={
        // The column is there from the first render: adding it later would move the others.
        <Stack space="s">
          <Text weight="strong">{footerTexts.support}</Text>
          <Stack space="xs">
            {globals?.supportPhone ? (
              <Link href={`tel:${globals.supportPhone.replaceAll(' ', '')}`} variant="name">
                {globals.supportPhone}
              </Link>
            ) : null}
            {globals?.supportEmail ? (
              <Link href={`mailto:${globals.supportEmail}`} variant="name">
                {globals.supportEmail}
              </Link>
            ) : null}
          </Stack>
        </Stack>
      }
      marks={
        <Inline justify="between" space="m">
          <Inline as="ul" space="m" aria-label={footerTexts.cards}>
            {cardNames.map((name) => (
              <li key={name}>
                <CardMark name={name} />
              </li>
            ))}
          </Inline>
          <Inline space="m">
            {globals === null
              ? null
              : outsideLinks(globals).map(({ label, href }) => (
                  <Link key={href} href={href} variant="name" newTab>
                    {label}
                  </Link>
                ))}
          </Inline>
        </Inline>
      }
      bottom={
        <Inline justify="between" space="m">
          <Text size="small" tone="soft">
            {copyrightLine(copyrightFromYear, year)}
          </Text>
          <ThemeSwitch />
        </Inline>
      }
    />
  );
}
