import { HeaderAccount } from '@havan/ui/HeaderTool';
import { lazyScreen } from '../loading/lazy-screen.ts';
import { headerTexts } from '../shell-texts.ts';
import { useBasicInfos, type BasicInfos } from '../profile/use-basic-infos.ts';
import { useDropdownButton } from './header-dropdowns.ts';
import { HeaderDropdown } from './HeaderDropdown.tsx';

const loadPanel = () => import('./AccountPanel.tsx');
const AccountPanel = lazyScreen<'AccountPanel', { infos: BasicInfos }>(loadPanel, 'AccountPanel');

/**
 * Renders the signed-in user and the account menu: the areas of the company in this app, the other app and
 * sign-out.
 */
export function AccountMenu() {
  const button = useDropdownButton('account', loadPanel);
  const infos = useBasicInfos();
  const user = infos?.user;
  return (
    <HeaderDropdown
      name="account"
      label={headerTexts.account}
      trigger={
        <HeaderAccount
          {...button}
          aria-label={
            user
              ? `${headerTexts.account}, ${user.companyName} ${user.name} ${user.surname}`
              : headerTexts.account
          }
          name={user?.companyName ?? headerTexts.account}
          {...(user && { detail: `${user.name} ${user.surname}` })}
        />
      }
    >
      {infos ? <AccountPanel infos={infos} /> : null}
    </HeaderDropdown>
  );
}
