import { DescriptionList } from '@havan/ui/DescriptionList';
import { Link } from '@havan/ui/Link';
import { useGlobals } from '@havan/app-shell/profile/use-globals';
import { corporateTexts } from './corporate-texts.ts';

/** Renders the phone number and mail address that the operator has set. */
export function ContactWays() {
  const globals = useGlobals();
  const { supportPhone: phone, supportEmail: email } = globals ?? {};
  const ways = [
    ...(phone
      ? [
          {
            term: corporateTexts.phone,
            details: <Link href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</Link>,
          },
        ]
      : []),
    ...(email
      ? [{ term: corporateTexts.email, details: <Link href={`mailto:${email}`}>{email}</Link> }]
      : []),
  ];
  return ways.length > 0 ? <DescriptionList items={ways} /> : null;
}
