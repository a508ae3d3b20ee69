import { companyTypeLabels } from '@havan/domain/company';
import { formatDate } from '@havan/domain/istanbul';
import { formatPhone } from '@havan/domain/phone';
import { Button } from '@havan/ui/Button';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { Heading } from '@havan/ui/Heading';
import { Inline } from '@havan/ui/Inline';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { type ReactNode, useState } from 'react';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { EmailText } from '@havan/app-shell/rich-text/EmailText';
import { useBasicInfos } from '@havan/app-shell/profile/use-basic-infos';
import { ContactChange } from './ContactChange.tsx';
import { NameChange } from './NameChange.tsx';
import { memberLabel } from './staff/preset-choice.ts';
import { settingsTexts, userTexts } from './settings-texts.ts';

type Changeable = keyof typeof userTexts.changeOf;

/**
 * Renders the signed-in user and the company; address and number are changed with a code, the user name with
 * the password.
 */
export function UserInfoPanel() {
  const { flags } = useAppProfile();
  const user = useBasicInfos()?.user;
  const [changing, setChanging] = useState<Changeable | null>(null);
  if (!user) return <Shimmer kind="rows" count={6} label={settingsTexts.loading} />;
  const changeable = (text: ReactNode, kind: Changeable) => (
    <Inline justify="between">
      <span>{text}</span>
      <Button
        variant="outline"
        size="small"
        aria-label={userTexts.changeOf[kind]}
        onClick={() => setChanging(kind)}
      >
        {userTexts.change}
      </Button>
    </Inline>
  );
  return (
    <Stack space="l">
      <Stack as="section" space="s" aria-labelledby="kisi">
        <Heading level={2} size="panel" id="kisi">
          {userTexts.person}
        </Heading>
        <DescriptionList
          items={[
            {
              term: userTexts.username,
              details: flags.isOn('usernameChange') ? changeable(user.username, 'username') : user.username,
            },
            { term: userTexts.fullName, details: changeable(`${user.name} ${user.surname}`, 'fullName') },
            { term: userTexts.role, details: memberLabel(user) },
            { term: userTexts.email, details: changeable(<EmailText address={user.email} />, 'email') },
            { term: userTexts.phone, details: changeable(formatPhone(user.phone), 'phone') },
          ]}
        />
      </Stack>
      <Stack as="section" space="s" aria-labelledby="firma">
        <Heading level={2} size="panel" id="firma">
          {userTexts.company}
        </Heading>
        <DescriptionList
          items={[
            { term: userTexts.companyName, details: user.companyName },
            { term: userTexts.companyType, details: companyTypeLabels[user.companyType] },
            { term: userTexts.city, details: user.cityName },
            ...(user.activationDate
              ? [{ term: userTexts.memberSince, details: formatDate(new Date(user.activationDate)) }]
              : []),
          ]}
        />
      </Stack>
      {changing === 'email' || changing === 'phone' ? (
        <ContactChange kind={changing} onClose={() => setChanging(null)} />
      ) : null}
      {changing === 'fullName' || changing === 'username' ? (
        <NameChange
          kind={changing}
          value={changing === 'username' ? user.username : `${user.name} ${user.surname}`}
          onClose={() => setChanging(null)}
        />
      ) : null}
    </Stack>
  );
}
