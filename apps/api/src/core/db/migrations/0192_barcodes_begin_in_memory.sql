-- What begins with digits is found in the memory of the process, too: nothing asks these any more.
drop index product_barcode_prefix;
drop index rx_product_barcode_prefix;

-- Words are found there as well since decision 020.
drop index product_search;
drop index rx_product_search;
