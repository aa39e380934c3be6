-- A picture is on our own server or behind https. What begins with two slashes, or a slash and a backslash, is another
-- server by whatever protocol the page has.
update public.saved_items set image_url = null where image_url ~ '^/[/\\]';
alter table public.saved_items drop constraint saved_items_image_url_check;
alter table public.saved_items add constraint saved_items_image_url_check
  check (char_length(image_url) <= 2048 and image_url ~ '^(https://|/([^/\\]|$))');
