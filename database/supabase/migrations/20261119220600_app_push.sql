-- Phones with the native app: Firebase and Apple take a token instead of an address, and encrypt by themselves.
alter table public.push_devices drop constraint push_devices_endpoint_check;
alter table public.push_devices add constraint push_devices_endpoint_check
  check (char_length(endpoint) <= 1000 and endpoint ~ '^(https?://|fcm:[A-Za-z0-9_:-]+$|apns:[A-Fa-f0-9]+$)');
alter table public.push_devices alter column p256dh drop not null, alter column auth drop not null;
alter table public.push_devices add constraint push_devices_keys
  check ((endpoint ~ '^https?://') = (p256dh is not null and auth is not null));
