-- The three buckets and who may touch what in them. The first folder of a path is the owner's user id,
-- except for blog images, which belong to the editors.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  ('avatars', 'avatars', true, 2097152, array['image/png', 'image/jpeg', 'image/webp', 'image/avif']),
  ('blog-images', 'blog-images', true, 5242880, array['image/png', 'image/jpeg', 'image/webp', 'image/avif']),
  ('documents', 'documents', false, 10485760, array['application/pdf', 'image/png', 'image/jpeg'])
on conflict (id) do nothing;

-- Everybody may open an avatar by its address; listing and changing are for its owner.
create policy "own avatars" on storage.objects for all to authenticated
  using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text)
  with check (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "blog images by the editors" on storage.objects for all to authenticated
  using (bucket_id = 'blog-images' and (select private.caller_has_role('content_editor', 'admin', 'owner')))
  with check (bucket_id = 'blog-images' and (select private.caller_has_role('content_editor', 'admin', 'owner')));

create policy "own documents" on storage.objects for all to authenticated
  using (bucket_id = 'documents' and (storage.foldername(name))[1] = (select auth.uid())::text)
  with check (bucket_id = 'documents' and (storage.foldername(name))[1] = (select auth.uid())::text);
