-- A seller's tracking number is looked up before it is written on another parcel.
create index shipment_follow_up_number on shipment (follow_up_number);
