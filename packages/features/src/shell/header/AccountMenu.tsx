import { HeaderAccount } from '@havan/ui/HeaderTool';
import { lazyScreen } from '../lazy-screen.ts';
import { headerTexts } from '../shell-texts.ts';
import { useBasicInfos, type BasicInfos } from '../use-basic-infos.ts';
import { useDropdownButton } from './header-dropdowns.ts';
import { HeaderDropdown } from './HeaderDropdown.tsx';

const loadPanel = () => import('./AccountPanel.tsx');
const AccountPanel = lazyScreen<'AccountPanel', { infos: BasicInfos }>(loadPanel, 'AccountPanel');

/** Who is signed in, and where they may go: the areas of their company that this app has, the other app, the way out. */
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
