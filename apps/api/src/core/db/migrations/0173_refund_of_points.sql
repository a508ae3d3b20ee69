-- What goes back is card, wallet and points together.
alter table order_refund drop constraint order_refund_check;
alter table order_refund add constraint order_refund_parts
  check (goods + shipping = card_amount + wallet_amount + points_amount);
