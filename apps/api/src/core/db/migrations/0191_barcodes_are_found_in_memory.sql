-- Digits from the end of a barcode are found in the memory of the process: nothing asks these any more.
drop index product_barcode_end;
drop index rx_product_barcode_end;
