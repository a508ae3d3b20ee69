-- The last digits of a barcode are what is read off a pack at the counter.
create index product_barcode_end on product (reverse(barcode) text_pattern_ops);
create index rx_product_barcode_end on rx_product (reverse(barcode) text_pattern_ops);
