import { featureFlagDefaults } from '@havan/domain/feature-flag';
import type { BasicInfos } from '@havan/app-shell/profile/use-basic-infos';
import { staffRights } from '@havan/domain/staff-right';

/** Returns the basic infos of a merchant's owner who may enter these areas. */
export const infosOf = (areas: BasicInfos['areas']): BasicInfos => ({
  user: {
    id: 1,
    userHash: 'a',
    username: 'kuyulu',
    name: 'Yasemin',
    surname: 'Gül',
    role: 'owner',
    rights: [...staffRights],
    companyId: 1,
    companyName: 'Kuyulu Medikal',
    companyType: 'merchant',
    activeAccountType: 'merchant',
    email: 'kuyulu@havan.example',
    phone: '05320000000',
    cityName: 'İstanbul',
    activationDate: null,
    salesBan: false,
    reviewState: 'approved',
    reviewReason: null,
    isWalletAvailable: true,
    prefersLongExpiry: false,
    hasPendingAgreement: false,
  },
  globalActionFields: {
    requiredAction: 0,
    message: 0,
    notification: 0,
    basketItem: 0,
    basketTotal: 0,
    sellerIdsInBasket: [],
  },
  featureFlags: Object.fromEntries(
    Object.entries(featureFlagDefaults).map(([flag, value]) => [
      flag,
      { ...value, userIds: [...value.userIds] },
    ]),
  ),
  areas,
  pulse: '1',
});
