-- Every list asks which of the running campaigns have no unit left: they are no longer among its choices.
create index campaign_used_up on campaign (id) where state = 'running' and units_left = 0;
