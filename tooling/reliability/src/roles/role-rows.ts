import type { RequestOf } from '@havan/contract/call';
import type { calls, CallName } from '@havan/contract/calls';
import type { Others } from './others.ts';

/** A request that names what belongs to another company; the stranger who sends it is a pharmacy. */
export interface Foreign<Request> {
  readonly foreign: (others: Others) => Request;
  /** 404 hides that the thing exists, which is the rule; 403 where the stranger may know of it. */
  readonly answers: 403 | 404 | 409;
}

/**
 * What a call may name, beyond the `access` and the `area` of its contract:
 * - `open`: needs no session
 * - `own`: names nothing by id; what it touches is found by the session
 * - `shared`: names what every signed-in company may see, or changes only its own place for it
 * - `foreign(…)`: names a thing that has an owner
 */
export type RoleRow<Request> = 'open' | 'own' | 'shared' | Foreign<Request>;

const foreign = <Request>(request: (others: Others) => Request): Foreign<Request> => ({
  foreign: request,
  answers: 404,
});

/** The call names the user who makes it; any other is refused, which tells nothing about whether there is such a user. */
const otherUser = <Request>(request: (others: Others) => Request): Foreign<Request> => ({
  foreign: request,
  answers: 403,
});

type RoleRows = { readonly [Name in CallName]: RoleRow<RequestOf<(typeof calls)[Name]>> };

/** Every call of the contract, one line each: a call without a line does not compile. */
export const roleRows: RoleRows = {
  refreshToken: 'open',
  signIn: 'open',
  signOut: 'own',
  createHandOver: 'own',
  redeemHandOver: 'open',
  getSessions: 'own',
  endSession: foreign(({ sessionId }) => ({ sessionId })),

  register: 'open',
  resendActivation: 'open',
  activation: 'open',
  sendGsmOtp: 'open',
  verifyGsmNo: 'open',
  forgotPassword: 'open',
  checkLink: 'open',
  resetPassword: 'open',
  setPassword: 'open',
  warningPassword: 'open',
  changePassword: 'own',
  sendOtp: 'own',
  verifyOtp: 'own',

  createAccountTransfer: 'own',
  redeemAccountTransfer: 'open',

  getStaff: 'own',
  inviteStaff: 'own',
  resendInvitation: foreign(({ invitationId }) => ({ invitationId })),
  revokeInvitation: foreign(({ invitationId }) => ({ invitationId })),
  changeStaffRole: foreign(({ userId }) => ({ userId, role: 'owner' })),
  removeStaff: foreign(({ userId }) => ({ userId })),

  getUserBasicInfos: 'own',
  getGlobalInformations: 'open',
  getCitiesWithTowns: 'open',
  logClientError: 'shared',

  getCategories: 'open',
  getProductListings: 'shared',
  getProductDetail: 'shared',
  getHomePageListingSections: 'own',
  searchByKeyword: 'own',
  headerSearchClick: 'shared',
  createSearchEvent: 'shared',
  getSearchAdvert: 'own',
  getLocalWarehouses: 'own',

  getBasket: 'own',
  addOrRemove: 'shared',
  deleteBasketItems: 'shared',
  reserveCampaign: 'shared',
  cancelCampaign: 'shared',
  getLoyaltyPoints: 'own',
  acceptBasketChanges: 'shared',
  bulkAddBasketItems: 'shared',
  mergeBasket: 'shared',
  rollbackBasket: foreign(({ removalId }) => ({ removalId })),
  selectCargo: 'shared',
  getBasketSummary: 'own',
  getBasketChecklist: 'own',
  getOrderSummary: 'shared',
  getCrossBasket: 'own',
  applyCrossBasket: 'shared',

  getCheckout: 'shared',
  getInstallments: 'shared',
  pay: 'shared',
  getPaymentStatus: foreign(({ paymentId }) => ({ paymentId })),
  getAddresses: 'own',
  saveAddress: foreign(({ addressId }) => ({
    addressId,
    title: 'Eczane',
    receiver: 'Başka Eczane',
    phone: '05320000000',
    townId: 3401,
    line: 'Moda Cad. 1',
  })),

  deleteAddress: foreign(({ addressId }) => ({ addressId })),
  getInvoiceDetails: 'own',
  saveInvoiceDetails: foreign(({ invoiceId }) => ({
    invoiceId,
    title: 'Başka Eczane',
    taxOffice: 'Kadıköy',
    taxOrIdentityNumber: '10000000146',
    address: 'Moda Cad. 1',
  })),
  deleteInvoiceDetails: foreign(({ invoiceId }) => ({ invoiceId })),
  getSavedCards: 'own',
  deleteSavedCard: foreign(({ cardId }) => ({ cardId })),
  getLoanPlans: 'own',

  getOrders: 'shared',
  getOrderDetail: foreign(({ orderId }) => ({ type: 'purchased', id: String(orderId) })),
  confirmOrder: foreign(({ orderId }) => ({ orderId })),
  shipOrder: foreign(({ orderId }) => ({ orderId, carrierId: 1, followUpNumber: '123456789012' })),
  cancelOrder: foreign(({ orderId }) => ({ orderId, reason: 'Vazgeçtim' })),
  approveOrder: foreign(({ orderId }) => ({ orderId })),
  postponeAutoApprove: foreign(({ orderId }) => ({ orderId })),
  getSalesOverview: 'own',
  getCounterparties: 'own',
  prepareOrder: foreign(({ orderId }) => ({ orderId })),
  partlySupplyOrder: foreign(({ orderId }) => ({
    orderId,
    missing: [{ lineNo: 1, quantity: 1 }],
    reason: 'Stokta kalmadı',
  })),
  correctShipment: foreign(({ orderId }) => ({ orderId, carrierId: 1, followUpNumber: '123456789012' })),
  confirmDelivery: foreign(({ orderId }) => ({ orderId })),
  setInvoice: foreign(({ orderId, paymentId }) => ({
    orderId,
    fileId: paymentId,
    invoiceNumber: 'ABC2026000000001',
  })),
  // Answered order by order: what is not theirs is refused in its own line.
  bulkConfirm: 'shared',
  bulkShip: 'shared',
  getOrderLedger: foreign(({ orderId }) => ({ type: 'purchased', id: String(orderId) })),
  rateOrder: foreign(({ orderId }) => ({ orderId, score: 9 })),
  reorder: foreign(({ orderId }) => ({ orderId })),
  openCase: foreign(({ orderId }) => ({
    orderId,
    kind: 'return',
    lines: [{ lineNo: 1, quantity: 1, reason: 'damaged' }],
    refundTarget: 'card',
  })),
  answerCase: foreign(({ caseId }) => ({ caseId, accept: true })),
  withdrawCase: foreign(({ caseId }) => ({ caseId })),
  escalateCase: foreign(({ caseId }) => ({ caseId })),
  getWallet: 'own',
  getWalletMovements: 'own',
  acceptWalletContract: 'own',
  withdrawToIban: 'own',
  // The same for one that is not there, is too late or is somebody else's.
  cancelWithdrawal: { foreign: ({ withdrawalId }) => ({ withdrawalId }), answers: 409 },
  getStatement: 'own',

  getLastMessages: 'own',
  getConversations: 'own',
  getMessages: foreign(({ userId }) => ({ userId: String(userId) })),
  sendMessage: foreign(({ userId }) => ({ userId, text: 'Merhaba' })),
  markConversationRead: foreign(({ conversationId }) => ({
    conversationId: String(conversationId),
    messageId: '1',
  })),
  deleteConversation: foreign(({ conversationId }) => ({ conversationId: String(conversationId) })),
  getLastNotifications: 'own',
  markNotificationRead: foreign(({ notificationId }) => ({ id: String(notificationId) })),

  smartBasketBuilder: 'shared',
  getSmartBasket: foreign(({ smartCartId }) => ({ smartCartId })),
  stopSmartBasket: foreign(({ smartCartId }) => ({ smartCartId })),
  takeSmartBasket: foreign(({ smartCartId }) => ({ smartCartId })),
  readSmartBasketLines: 'own',
  getSmartBasketList: foreign(({ smartCartId }) => ({ smartCartId })),
  getSmartBasketSuggestions: 'own',

  getPriceHistory: 'shared',
  getRelatedProducts: 'shared',
  getProductQuestions: 'shared',
  askProductQuestion: 'shared',
  getReceivedQuestions: 'own',
  answerProductQuestion: foreign(({ questionId }) => ({ questionId, body: 'Evet, güncel.' })),
  getProductRatings: 'shared',
  reportProductIssue: 'shared',

  likeProduct: 'shared',
  unlikeProduct: 'shared',
  getFavourites: 'shared',
  getProductAlert: 'shared',
  setProductAlert: 'shared',
  removeProductAlert: 'shared',
  getGroupedNotifications: 'own',
  getAllNotifications: 'shared',
  markAllNotificationsRead: 'shared',
  getNotificationPreferences: 'own',
  setNotificationPreferences: 'shared',

  getAgreementTemplate: 'own',
  getRegistrationText: 'open',
  getUnregisteredAgreementTemplate: 'open',
  getPendingAgreement: 'own',
  signUserAgreement: 'own',
  checkAgreementUpdate: 'own',
  acknowledgeAgreementUpdate: 'own',
  getMembershipAgreement: 'own',
  approveMembershipAgreement: 'own',
  getCookiePolicy: 'own',
  setCookiePolicy: 'own',
  collectAnalytics: 'open',
  checkKepMersisInfo: otherUser(({ userId }) => ({ userId: String(userId) })),
  updateKepAdressAndMersisNo: otherUser(({ userId }) => ({
    userId: String(userId),
    kepAdress: 'baska@hs01.kep.tr',
  })),
  getPageParameters: 'own',
  getPulse: 'own',
  validateReCaptchaV3: 'open',
};
