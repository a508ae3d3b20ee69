import type {
  BadgeApplicationRow,
  BrandBadgeRow,
  CompanyRow,
  SellerTermsRow,
  DeliveryTermsRow,
  SellerCarrierRow,
  AppUserRow,
  AddressRow,
  StaffInvitationRow,
  AgreementSignatureRow,
  AgreementAcknowledgementRow,
  FeatureFlagRow,
  AccessListRow,
} from './company-rows.ts';
import type {
  BrandRow,
  ProductPictureRow,
  ProductRow,
  RxProductRow,
  ProductPriceDayRow,
  ListingRow,
  ListingPriceHistoryRow,
  CampaignRow,
  CampaignListingRow,
  CampaignTagRow,
  SliderRow,
  SpecialDayOfferRow,
  SpecialDayRow,
  SpecialOfferTagRow,
  SearchAdvertRow,
} from './catalogue-rows.ts';
import type {
  PaymentRow,
  OrderRow,
  OrderLineRow,
  OrderEventRow,
  ShipmentRow,
  OrderRatingRow,
  ProductRatingRow,
  OrderCaseRow,
  OrderCaseLineRow,
  OrderCaseEventRow,
  OrderRefundRow,
  OrderRefundLineRow,
  StoredFileRow,
  OrderInvoiceRow,
  OrderCasePhotoRow,
} from './order-rows.ts';
import type {
  PayoutAccountRow,
  PayoutRunRow,
  PayoutTransferRow,
  WithdrawalRow,
  IncomeWithholdingRow,
  LedgerAccountRow,
  LedgerEntryRow,
  LedgerPostingRow,
  WalletContractRow,
} from './money-rows.ts';
import type {
  AnnouncementRow,
  FavouriteRow,
  ProductAlertRow,
  CartItemRow,
  ProductQuestionRow,
  ProductAnswerRow,
  ConversationRow,
  MessageRow,
  NotificationRow,
  SupportMessageRow,
  SupportTicketRow,
} from './conversation-rows.ts';
import type {
  OriginalityCheckRow,
  ProductIssueRow,
  PurchaseInvoiceRow,
  RecallOrderRow,
  RecallRow,
  RiskMarkRow,
} from './risk-rows.ts';

/** The tables that the demo market fills, with the columns that it writes. */
export interface DemoTables {
  readonly company: CompanyRow;
  readonly brand_badge: BrandBadgeRow;
  readonly badge_application: BadgeApplicationRow;
  readonly seller_terms: SellerTermsRow;
  readonly delivery_terms: DeliveryTermsRow;
  readonly seller_carrier: SellerCarrierRow;
  readonly app_user: AppUserRow;
  readonly address: AddressRow;
  readonly staff_invitation: StaffInvitationRow;
  readonly agreement_signature: AgreementSignatureRow;
  readonly agreement_acknowledgement: AgreementAcknowledgementRow;
  readonly feature_flag: FeatureFlagRow;
  readonly access_list: AccessListRow;
  readonly brand: BrandRow;
  readonly product: ProductRow;
  readonly product_picture: ProductPictureRow;
  readonly rx_product: RxProductRow;
  readonly product_price_day: ProductPriceDayRow;
  readonly listing: ListingRow;
  readonly listing_price_history: ListingPriceHistoryRow;
  readonly campaign: CampaignRow;
  readonly campaign_listing: CampaignListingRow;
  readonly special_offer_tag: SpecialOfferTagRow;
  readonly campaign_tag: CampaignTagRow;
  readonly special_day: SpecialDayRow;
  readonly special_day_offer: SpecialDayOfferRow;
  readonly slider: SliderRow;
  readonly search_advert: SearchAdvertRow;
  readonly payment: PaymentRow;
  readonly orders: OrderRow;
  readonly order_line: OrderLineRow;
  readonly order_event: OrderEventRow;
  readonly shipment: ShipmentRow;
  readonly order_rating: OrderRatingRow;
  readonly product_rating: ProductRatingRow;
  readonly order_case: OrderCaseRow;
  readonly order_case_line: OrderCaseLineRow;
  readonly order_case_event: OrderCaseEventRow;
  readonly order_refund: OrderRefundRow;
  readonly order_refund_line: OrderRefundLineRow;
  readonly stored_file: StoredFileRow;
  readonly order_invoice: OrderInvoiceRow;
  readonly order_case_photo: OrderCasePhotoRow;
  readonly withdrawal: WithdrawalRow;
  readonly wallet_contract: WalletContractRow;
  readonly payout_account: PayoutAccountRow;
  readonly payout_run: PayoutRunRow;
  readonly payout_transfer: PayoutTransferRow;
  readonly income_withholding: IncomeWithholdingRow;
  readonly ledger_account: LedgerAccountRow;
  readonly ledger_entry: LedgerEntryRow;
  readonly ledger_posting: LedgerPostingRow;
  readonly favourite: FavouriteRow;
  readonly product_alert: ProductAlertRow;
  readonly basket_item: CartItemRow;
  readonly product_question: ProductQuestionRow;
  readonly product_answer: ProductAnswerRow;
  readonly conversation: ConversationRow;
  readonly message: MessageRow;
  readonly announcement: AnnouncementRow;
  readonly notification: NotificationRow;
  readonly risk_mark: RiskMarkRow;
  readonly originality_check: OriginalityCheckRow;
  readonly purchase_invoice: PurchaseInvoiceRow;
  readonly product_issue: ProductIssueRow;
  readonly recall: RecallRow;
  readonly recall_order: RecallOrderRow;
  readonly support_ticket: SupportTicketRow;
  readonly support_message: SupportMessageRow;
}
