// Generated from the database's schema; do not edit.
// After a new migration: npm exec -- vitest run --project server row-types -u
export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  public: {
    Tables: {
      audit_log: {
        Row: {
          action: string
          actor_id: string | null
          at: string
          details: NonNullable<Json>
          id: number
          subject_id: string
          subject_type: string
        }
        Insert: {
          action: string
          actor_id?: string | null
          at?: string
          details?: NonNullable<Json>
          id?: never
          subject_id: string
          subject_type: string
        }
        Update: {
          action?: string
          actor_id?: string | null
          at?: string
          details?: NonNullable<Json>
          id?: never
          subject_id?: string
          subject_type?: string
        }
        Relationships: []
      }
      blog_categories: {
        Row: {
          id: string
          position: number
          title: string
        }
        Insert: {
          id: string
          position?: number
          title: string
        }
        Update: {
          id?: string
          position?: number
          title?: string
        }
        Relationships: []
      }
      blog_drafts: {
        Row: {
          content: NonNullable<Json>
          created_at: string
          created_by: string | null
          id: string
          origin: string
          revision: number
          scheduled_for: string | null
          slug: string
          state: string
          updated_at: string
          updated_by: string | null
        }
        Insert: {
          content: NonNullable<Json>
          created_at?: string
          created_by?: string | null
          id?: string
          origin?: string
          revision?: number
          scheduled_for?: string | null
          slug: string
          state?: string
          updated_at?: string
          updated_by?: string | null
        }
        Update: {
          content?: NonNullable<Json>
          created_at?: string
          created_by?: string | null
          id?: string
          origin?: string
          revision?: number
          scheduled_for?: string | null
          slug?: string
          state?: string
          updated_at?: string
          updated_by?: string | null
        }
        Relationships: []
      }
      blog_images: {
        Row: {
          alt: string
          created_at: string
          height: number
          path: string
          uploaded_by: string | null
          width: number
        }
        Insert: {
          alt: string
          created_at?: string
          height: number
          path: string
          uploaded_by?: string | null
          width: number
        }
        Update: {
          alt?: string
          created_at?: string
          height?: number
          path?: string
          uploaded_by?: string | null
          width?: number
        }
        Relationships: []
      }
      blog_places: {
        Row: {
          checked_at: string
          facts: NonNullable<Json>
          id: string
          is_known: boolean
        }
        Insert: {
          checked_at: string
          facts: NonNullable<Json>
          id: string
          is_known?: boolean
        }
        Update: {
          checked_at?: string
          facts?: NonNullable<Json>
          id?: string
          is_known?: boolean
        }
        Relationships: []
      }
      blog_posts: {
        Row: {
          category_id: string
          changed_at: string
          document: NonNullable<Json>
          id: string
          place: string
          place_ids: string[]
          published_at: string
          reading_minutes: number
          search_text: string
          seo_description: string | null
          seo_title: string | null
          slug: string
          sources: NonNullable<Json>
          summary: string
          title: string
          writer_slug: string
        }
        Insert: {
          category_id: string
          changed_at?: string
          document: NonNullable<Json>
          id: string
          place: string
          place_ids?: string[]
          published_at?: string
          reading_minutes: number
          search_text: string
          seo_description?: string | null
          seo_title?: string | null
          slug: string
          sources?: NonNullable<Json>
          summary: string
          title: string
          writer_slug: string
        }
        Update: {
          category_id?: string
          changed_at?: string
          document?: NonNullable<Json>
          id?: string
          place?: string
          place_ids?: string[]
          published_at?: string
          reading_minutes?: number
          search_text?: string
          seo_description?: string | null
          seo_title?: string | null
          slug?: string
          sources?: NonNullable<Json>
          summary?: string
          title?: string
          writer_slug?: string
        }
        Relationships: [
          {
            foreignKeyName: "blog_posts_category_id_fkey"
            columns: ["category_id"]
            referencedRelation: "blog_categories"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "blog_posts_id_fkey"
            columns: ["id"]
            referencedRelation: "blog_drafts"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "blog_posts_writer_slug_fkey"
            columns: ["writer_slug"]
            referencedRelation: "blog_writers"
            referencedColumns: ["slug"]
          },
        ]
      }
      blog_redirects: {
        Row: {
          created_at: string
          draft_id: string
          from_slug: string
        }
        Insert: {
          created_at?: string
          draft_id: string
          from_slug: string
        }
        Update: {
          created_at?: string
          draft_id?: string
          from_slug?: string
        }
        Relationships: [
          {
            foreignKeyName: "blog_redirects_draft_id_fkey"
            columns: ["draft_id"]
            referencedRelation: "blog_drafts"
            referencedColumns: ["id"]
          },
        ]
      }
      blog_versions: {
        Row: {
          content: NonNullable<Json>
          draft_id: string
          id: number
          reason: string
          saved_at: string
          saved_by: string | null
        }
        Insert: {
          content: NonNullable<Json>
          draft_id: string
          id?: never
          reason: string
          saved_at?: string
          saved_by?: string | null
        }
        Update: {
          content?: NonNullable<Json>
          draft_id?: string
          id?: never
          reason?: string
          saved_at?: string
          saved_by?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "blog_versions_draft_id_fkey"
            columns: ["draft_id"]
            referencedRelation: "blog_drafts"
            referencedColumns: ["id"]
          },
        ]
      }
      blog_writers: {
        Row: {
          about: string[]
          beat: string
          is_house: boolean
          name: string
          place: string
          position: number
          slug: string
        }
        Insert: {
          about: string[]
          beat: string
          is_house?: boolean
          name: string
          place: string
          position?: number
          slug: string
        }
        Update: {
          about?: string[]
          beat?: string
          is_house?: boolean
          name?: string
          place?: string
          position?: number
          slug?: string
        }
        Relationships: []
      }
      campaign_recipients: {
        Row: {
          attempts: number
          bounced_at: string | null
          campaign_id: string
          claimed_at: string | null
          clicked_at: string | null
          opened_at: string | null
          sent_at: string | null
          state: string
          subscriber_id: string
          unsubscribed_at: string | null
          variant: string
        }
        Insert: {
          attempts?: number
          bounced_at?: string | null
          campaign_id: string
          claimed_at?: string | null
          clicked_at?: string | null
          opened_at?: string | null
          sent_at?: string | null
          state?: string
          subscriber_id: string
          unsubscribed_at?: string | null
          variant: string
        }
        Update: {
          attempts?: number
          bounced_at?: string | null
          campaign_id?: string
          claimed_at?: string | null
          clicked_at?: string | null
          opened_at?: string | null
          sent_at?: string | null
          state?: string
          subscriber_id?: string
          unsubscribed_at?: string | null
          variant?: string
        }
        Relationships: [
          {
            foreignKeyName: "campaign_recipients_campaign_id_fkey"
            columns: ["campaign_id"]
            referencedRelation: "mail_campaigns"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "campaign_recipients_subscriber_id_fkey"
            columns: ["subscriber_id"]
            referencedRelation: "subscribers"
            referencedColumns: ["id"]
          },
        ]
      }
      check_ins: {
        Row: {
          accuracy_m: number | null
          alarm_taken_at: string | null
          alarmed_at: string | null
          all_clear_at: string | null
          checked_in_at: string | null
          contact_id: string
          created_at: string
          due_at: string
          id: string
          latitude: number | null
          link_expires_at: string | null
          link_hash: string | null
          longitude: number | null
          note: string
          positioned_at: string | null
          shares_position: boolean
          time_zone: string
          user_id: string
        }
        Insert: {
          accuracy_m?: number | null
          alarm_taken_at?: string | null
          alarmed_at?: string | null
          all_clear_at?: string | null
          checked_in_at?: string | null
          contact_id: string
          created_at?: string
          due_at: string
          id?: string
          latitude?: number | null
          link_expires_at?: string | null
          link_hash?: string | null
          longitude?: number | null
          note?: string
          positioned_at?: string | null
          shares_position?: boolean
          time_zone?: string
          user_id: string
        }
        Update: {
          accuracy_m?: number | null
          alarm_taken_at?: string | null
          alarmed_at?: string | null
          all_clear_at?: string | null
          checked_in_at?: string | null
          contact_id?: string
          created_at?: string
          due_at?: string
          id?: string
          latitude?: number | null
          link_expires_at?: string | null
          link_hash?: string | null
          longitude?: number | null
          note?: string
          positioned_at?: string | null
          shares_position?: boolean
          time_zone?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "check_ins_contact_id_fkey"
            columns: ["contact_id"]
            referencedRelation: "safety_contacts"
            referencedColumns: ["id"]
          },
        ]
      }
      conversation_turns: {
        Row: {
          answer: NonNullable<Json>
          asked_at: string
          conversation_id: string
          created_at: string
          id: string
          is_from_server: boolean
          question: string
          user_id: string
        }
        Insert: {
          answer: NonNullable<Json>
          asked_at?: string
          conversation_id: string
          created_at?: string
          id: string
          is_from_server?: boolean
          question: string
          user_id?: string
        }
        Update: {
          answer?: NonNullable<Json>
          asked_at?: string
          conversation_id?: string
          created_at?: string
          id?: string
          is_from_server?: boolean
          question?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "conversation_turns_conversation_id_user_id_fkey"
            columns: ["conversation_id", "user_id"]
            referencedRelation: "conversations"
            referencedColumns: ["id", "user_id"]
          },
        ]
      }
      conversations: {
        Row: {
          bytes: number
          created_at: string
          id: string
          title: string
          updated_at: string
          user_id: string
        }
        Insert: {
          bytes?: number
          created_at?: string
          id: string
          title: string
          updated_at?: string
          user_id?: string
        }
        Update: {
          bytes?: number
          created_at?: string
          id?: string
          title?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      customers: {
        Row: {
          checkout_id: string | null
          created_at: string
          customer_id: string
          is_from_guest: boolean
          provider: string
          synced_at: string | null
          synced_read: number
          user_id: string
        }
        Insert: {
          checkout_id?: string | null
          created_at?: string
          customer_id: string
          is_from_guest?: boolean
          provider: string
          synced_at?: string | null
          synced_read?: number
          user_id: string
        }
        Update: {
          checkout_id?: string | null
          created_at?: string
          customer_id?: string
          is_from_guest?: boolean
          provider?: string
          synced_at?: string | null
          synced_read?: number
          user_id?: string
        }
        Relationships: []
      }
      device_fingerprints: {
        Row: {
          audio_fingerprint: string
          canvas_fingerprint: string
          cookie_enabled: boolean
          created_at: string
          fingerprint_hash: string
          indexed_db_enabled: boolean
          ip_address: unknown
          language: string
          local_storage_enabled: boolean
          platform: string
          screen_resolution: string
          seen_at: string
          session_storage_enabled: boolean
          timezone: string
          user_agent: string
          webgl_renderer: string
          webgl_vendor: string
        }
        Insert: {
          audio_fingerprint: string
          canvas_fingerprint: string
          cookie_enabled: boolean
          created_at?: string
          fingerprint_hash: string
          indexed_db_enabled: boolean
          ip_address?: unknown
          language: string
          local_storage_enabled: boolean
          platform: string
          screen_resolution: string
          seen_at?: string
          session_storage_enabled: boolean
          timezone: string
          user_agent: string
          webgl_renderer: string
          webgl_vendor: string
        }
        Update: {
          audio_fingerprint?: string
          canvas_fingerprint?: string
          cookie_enabled?: boolean
          created_at?: string
          fingerprint_hash?: string
          indexed_db_enabled?: boolean
          ip_address?: unknown
          language?: string
          local_storage_enabled?: boolean
          platform?: string
          screen_resolution?: string
          seen_at?: string
          session_storage_enabled?: boolean
          timezone?: string
          user_agent?: string
          webgl_renderer?: string
          webgl_vendor?: string
        }
        Relationships: []
      }
      device_usage: {
        Row: {
          day: string
          fingerprint_hash: string
          ip_address: unknown
          moved: number
          updated_at: string
          usage_type: Database["public"]["Enums"]["usage_type"]
          used: number
        }
        Insert: {
          day?: string
          fingerprint_hash: string
          ip_address?: unknown
          moved?: number
          updated_at?: string
          usage_type: Database["public"]["Enums"]["usage_type"]
          used?: number
        }
        Update: {
          day?: string
          fingerprint_hash?: string
          ip_address?: unknown
          moved?: number
          updated_at?: string
          usage_type?: Database["public"]["Enums"]["usage_type"]
          used?: number
        }
        Relationships: []
      }
      discounts: {
        Row: {
          checkout_id: string | null
          created_at: string
          ended_at: string | null
          expires_at: string
          id: string
          issued_by: string | null
          mailbox_hash: string
          percent_off: number
          token_hash: string
          used_at: string | null
          user_id: string | null
        }
        Insert: {
          checkout_id?: string | null
          created_at?: string
          ended_at?: string | null
          expires_at?: string
          id?: string
          issued_by?: string | null
          mailbox_hash: string
          percent_off?: number
          token_hash: string
          used_at?: string | null
          user_id?: string | null
        }
        Update: {
          checkout_id?: string | null
          created_at?: string
          ended_at?: string | null
          expires_at?: string
          id?: string
          issued_by?: string | null
          mailbox_hash?: string
          percent_off?: number
          token_hash?: string
          used_at?: string | null
          user_id?: string | null
        }
        Relationships: []
      }
      exchange_rates: {
        Row: {
          day: string
          fetched_at: string
          per_dollar: NonNullable<Json>
        }
        Insert: {
          day: string
          fetched_at: string
          per_dollar: NonNullable<Json>
        }
        Update: {
          day?: string
          fetched_at?: string
          per_dollar?: NonNullable<Json>
        }
        Relationships: []
      }
      expense_receipts: {
        Row: {
          created_at: string
          expense_id: string
          id: string
          user_id: string
        }
        Insert: {
          created_at?: string
          expense_id: string
          id: string
          user_id?: string
        }
        Update: {
          created_at?: string
          expense_id?: string
          id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "expense_receipts_expense_id_user_id_fkey"
            columns: ["expense_id", "user_id"]
            referencedRelation: "expenses"
            referencedColumns: ["id", "user_id"]
          },
        ]
      }
      expenses: {
        Row: {
          amount_minor: number
          budget_id: string
          created_at: string
          currency: string
          home_minor: number
          id: string
          note: string | null
          paid_by: string
          part: string
          rate: string
          rate_on: string | null
          revision: number
          shares: NonNullable<Json>
          spent_on: string
          title: string
          updated_at: string
          user_id: string
        }
        Insert: {
          amount_minor: number
          budget_id: string
          created_at?: string
          currency: string
          home_minor: number
          id?: string
          note?: string | null
          paid_by: string
          part: string
          rate: string
          rate_on?: string | null
          revision?: number
          shares: NonNullable<Json>
          spent_on: string
          title: string
          updated_at?: string
          user_id?: string
        }
        Update: {
          amount_minor?: number
          budget_id?: string
          created_at?: string
          currency?: string
          home_minor?: number
          id?: string
          note?: string | null
          paid_by?: string
          part?: string
          rate?: string
          rate_on?: string | null
          revision?: number
          shares?: NonNullable<Json>
          spent_on?: string
          title?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "expenses_budget_id_user_id_fkey"
            columns: ["budget_id", "user_id"]
            referencedRelation: "trip_budgets"
            referencedColumns: ["id", "user_id"]
          },
        ]
      }
      feed_items: {
        Row: {
          area: string | null
          bounds: number[] | null
          changed_at: string | null
          changed_from: string | null
          changed_from_level: number | null
          countries: string[]
          first_seen_at: string
          id: string
          kind: string
          latitude: number | null
          level: number | null
          link: string
          longitude: number | null
          magnitude: number | null
          part: string
          published_at: string | null
          read_at: string
          regional_level: number | null
          severity: string
          source: string
          title: string
          valid_from: string | null
          valid_to: string | null
        }
        Insert: {
          area?: string | null
          bounds?: number[] | null
          changed_at?: string | null
          changed_from?: string | null
          changed_from_level?: number | null
          countries?: string[]
          first_seen_at: string
          id: string
          kind: string
          latitude?: number | null
          level?: number | null
          link: string
          longitude?: number | null
          magnitude?: number | null
          part?: string
          published_at?: string | null
          read_at: string
          regional_level?: number | null
          severity: string
          source: string
          title: string
          valid_from?: string | null
          valid_to?: string | null
        }
        Update: {
          area?: string | null
          bounds?: number[] | null
          changed_at?: string | null
          changed_from?: string | null
          changed_from_level?: number | null
          countries?: string[]
          first_seen_at?: string
          id?: string
          kind?: string
          latitude?: number | null
          level?: number | null
          link?: string
          longitude?: number | null
          magnitude?: number | null
          part?: string
          published_at?: string | null
          read_at?: string
          regional_level?: number | null
          severity?: string
          source?: string
          title?: string
          valid_from?: string | null
          valid_to?: string | null
        }
        Relationships: []
      }
      feed_readings: {
        Row: {
          etag: string | null
          last_modified: string | null
          part: string
          problem: string | null
          read_at: string | null
          source: string
          tried_at: string
        }
        Insert: {
          etag?: string | null
          last_modified?: string | null
          part?: string
          problem?: string | null
          read_at?: string | null
          source: string
          tried_at: string
        }
        Update: {
          etag?: string | null
          last_modified?: string | null
          part?: string
          problem?: string | null
          read_at?: string | null
          source?: string
          tried_at?: string
        }
        Relationships: []
      }
      flight_claims: {
        Row: {
          amount_minor: number | null
          created_at: string
          currency: string | null
          flight_date: string | null
          id: string
          law: string
          note: string | null
          path: string
          remind_on: string | null
          revision: number
          state: Database["public"]["Enums"]["claim_state"]
          title: string
          updated_at: string
          user_id: string
        }
        Insert: {
          amount_minor?: number | null
          created_at?: string
          currency?: string | null
          flight_date?: string | null
          id?: string
          law: string
          note?: string | null
          path: string
          remind_on?: string | null
          revision?: number
          state?: Database["public"]["Enums"]["claim_state"]
          title: string
          updated_at?: string
          user_id?: string
        }
        Update: {
          amount_minor?: number | null
          created_at?: string
          currency?: string | null
          flight_date?: string | null
          id?: string
          law?: string
          note?: string | null
          path?: string
          remind_on?: string | null
          revision?: number
          state?: Database["public"]["Enums"]["claim_state"]
          title?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      given_plans: {
        Row: {
          created_at: string
          ends_at: string
          given_by: string | null
          id: string
          plan: string
          reason: string
          user_id: string
        }
        Insert: {
          created_at?: string
          ends_at: string
          given_by?: string | null
          id?: string
          plan: string
          reason: string
          user_id: string
        }
        Update: {
          created_at?: string
          ends_at?: string
          given_by?: string | null
          id?: string
          plan?: string
          reason?: string
          user_id?: string
        }
        Relationships: []
      }
      idempotency_keys: {
        Row: {
          created_at: string
          device_id: string | null
          expires_at: string
          id: number
          key: string
          request_hash: string
          response_body: string | null
          response_headers: NonNullable<Json>
          response_status: number | null
          route: string
          user_id: string | null
        }
        Insert: {
          created_at?: string
          device_id?: string | null
          expires_at?: string
          id?: never
          key: string
          request_hash: string
          response_body?: string | null
          response_headers?: NonNullable<Json>
          response_status?: number | null
          route?: string
          user_id?: string | null
        }
        Update: {
          created_at?: string
          device_id?: string | null
          expires_at?: string
          id?: never
          key?: string
          request_hash?: string
          response_body?: string | null
          response_headers?: NonNullable<Json>
          response_status?: number | null
          route?: string
          user_id?: string | null
        }
        Relationships: []
      }
      live_places: {
        Row: {
          city_id: number
          fetched_at: string
          places: NonNullable<Json>
        }
        Insert: {
          city_id: number
          fetched_at: string
          places: NonNullable<Json>
        }
        Update: {
          city_id?: number
          fetched_at?: string
          places?: NonNullable<Json>
        }
        Relationships: []
      }
      mail_automations: {
        Row: {
          body: string | null
          button_label: string | null
          heading: string | null
          is_on: boolean
          mail: string
          subject: string | null
          updated_at: string
        }
        Insert: {
          body?: string | null
          button_label?: string | null
          heading?: string | null
          is_on?: boolean
          mail: string
          subject?: string | null
          updated_at?: string
        }
        Update: {
          body?: string | null
          button_label?: string | null
          heading?: string | null
          is_on?: boolean
          mail?: string
          subject?: string | null
          updated_at?: string
        }
        Relationships: []
      }
      mail_campaigns: {
        Row: {
          body: string | null
          button_label: string | null
          button_path: string | null
          created_at: string
          finished_at: string | null
          heading: string | null
          id: string
          name: string
          per_minute: number
          segment: NonNullable<Json>
          send_at: string | null
          started_at: string | null
          state: string
          subject: string | null
          subject_b: string | null
          template_id: string | null
        }
        Insert: {
          body?: string | null
          button_label?: string | null
          button_path?: string | null
          created_at?: string
          finished_at?: string | null
          heading?: string | null
          id?: string
          name: string
          per_minute?: number
          segment?: NonNullable<Json>
          send_at?: string | null
          started_at?: string | null
          state?: string
          subject?: string | null
          subject_b?: string | null
          template_id?: string | null
        }
        Update: {
          body?: string | null
          button_label?: string | null
          button_path?: string | null
          created_at?: string
          finished_at?: string | null
          heading?: string | null
          id?: string
          name?: string
          per_minute?: number
          segment?: NonNullable<Json>
          send_at?: string | null
          started_at?: string | null
          state?: string
          subject?: string | null
          subject_b?: string | null
          template_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "mail_campaigns_template_id_fkey"
            columns: ["template_id"]
            referencedRelation: "mail_templates"
            referencedColumns: ["id"]
          },
        ]
      }
      mail_events: {
        Row: {
          id: string
          received_at: string
        }
        Insert: {
          id: string
          received_at?: string
        }
        Update: {
          id?: string
          received_at?: string
        }
        Relationships: []
      }
      mail_suppressions: {
        Row: {
          created_at: string
          mailbox_hash: string
          reason: string
          shown: string
        }
        Insert: {
          created_at?: string
          mailbox_hash: string
          reason: string
          shown: string
        }
        Update: {
          created_at?: string
          mailbox_hash?: string
          reason?: string
          shown?: string
        }
        Relationships: []
      }
      mail_templates: {
        Row: {
          body: string
          button_label: string | null
          button_path: string | null
          created_at: string
          heading: string
          id: string
          name: string
          subject: string
          updated_at: string
        }
        Insert: {
          body: string
          button_label?: string | null
          button_path?: string | null
          created_at?: string
          heading: string
          id?: string
          name: string
          subject: string
          updated_at?: string
        }
        Update: {
          body?: string
          button_label?: string | null
          button_path?: string | null
          created_at?: string
          heading?: string
          id?: string
          name?: string
          subject?: string
          updated_at?: string
        }
        Relationships: []
      }
      model_use: {
        Row: {
          answers: number
          cost_micro_usd: number
          day: string
          id: number
          input_tokens: number
          model: string
          output_tokens: number
          prompts: string
          user_id: string | null
        }
        Insert: {
          answers?: number
          cost_micro_usd?: number
          day?: string
          id?: never
          input_tokens?: number
          model: string
          output_tokens?: number
          prompts: string
          user_id?: string | null
        }
        Update: {
          answers?: number
          cost_micro_usd?: number
          day?: string
          id?: never
          input_tokens?: number
          model?: string
          output_tokens?: number
          prompts?: string
          user_id?: string | null
        }
        Relationships: []
      }
      notification_preferences: {
        Row: {
          by_mail: boolean
          in_app: boolean
          kind: Database["public"]["Enums"]["notification_kind"]
          updated_at: string
          user_id: string
        }
        Insert: {
          by_mail?: boolean
          in_app?: boolean
          kind: Database["public"]["Enums"]["notification_kind"]
          updated_at?: string
          user_id: string
        }
        Update: {
          by_mail?: boolean
          in_app?: boolean
          kind?: Database["public"]["Enums"]["notification_kind"]
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      notifications: {
        Row: {
          about: string | null
          body: string
          created_at: string
          id: string
          kind: Database["public"]["Enums"]["notification_kind"]
          link: string | null
          read_at: string | null
          title: string
          user_id: string
        }
        Insert: {
          about?: string | null
          body?: string
          created_at?: string
          id?: string
          kind: Database["public"]["Enums"]["notification_kind"]
          link?: string | null
          read_at?: string | null
          title: string
          user_id: string
        }
        Update: {
          about?: string | null
          body?: string
          created_at?: string
          id?: string
          kind?: Database["public"]["Enums"]["notification_kind"]
          link?: string | null
          read_at?: string | null
          title?: string
          user_id?: string
        }
        Relationships: []
      }
      orphaned_customers: {
        Row: {
          customer_id: string
          orphaned_at: string
          provider: string
        }
        Insert: {
          customer_id: string
          orphaned_at?: string
          provider: string
        }
        Update: {
          customer_id?: string
          orphaned_at?: string
          provider?: string
        }
        Relationships: []
      }
      payment_events: {
        Row: {
          event_id: string
          event_type: string
          provider: string
          received_at: string
        }
        Insert: {
          event_id: string
          event_type: string
          provider: string
          received_at?: string
        }
        Update: {
          event_id?: string
          event_type?: string
          provider?: string
          received_at?: string
        }
        Relationships: []
      }
      profiles: {
        Row: {
          avatar_url: string | null
          created_at: string
          currency: string | null
          diet: string[]
          favourite_phrases: string[]
          full_name: string | null
          home_airport: string | null
          id: string
          languages: string[]
          mobility: string[]
          passports: string[]
          units: string | null
          updated_at: string
        }
        Insert: {
          avatar_url?: string | null
          created_at?: string
          currency?: string | null
          diet?: string[]
          favourite_phrases?: string[]
          full_name?: string | null
          home_airport?: string | null
          id: string
          languages?: string[]
          mobility?: string[]
          passports?: string[]
          units?: string | null
          updated_at?: string
        }
        Update: {
          avatar_url?: string | null
          created_at?: string
          currency?: string | null
          diet?: string[]
          favourite_phrases?: string[]
          full_name?: string | null
          home_airport?: string | null
          id?: string
          languages?: string[]
          mobility?: string[]
          passports?: string[]
          units?: string | null
          updated_at?: string
        }
        Relationships: []
      }
      push_devices: {
        Row: {
          auth: string | null
          created_at: string
          endpoint: string
          p256dh: string | null
          user_id: string
        }
        Insert: {
          auth?: string | null
          created_at?: string
          endpoint: string
          p256dh?: string | null
          user_id: string
        }
        Update: {
          auth?: string | null
          created_at?: string
          endpoint?: string
          p256dh?: string | null
          user_id?: string
        }
        Relationships: []
      }
      redirects: {
        Row: {
          created_at: string
          from_path: string
          status: number
          to_path: string
        }
        Insert: {
          created_at?: string
          from_path: string
          status: number
          to_path: string
        }
        Update: {
          created_at?: string
          from_path?: string
          status?: number
          to_path?: string
        }
        Relationships: []
      }
      reviews: {
        Row: {
          body: string
          decided_at: string | null
          rating: number
          refusal: string | null
          shown_name: string
          state: string
          user_id: string
          written_at: string
        }
        Insert: {
          body: string
          decided_at?: string | null
          rating: number
          refusal?: string | null
          shown_name: string
          state?: string
          user_id?: string
          written_at?: string
        }
        Update: {
          body?: string
          decided_at?: string | null
          rating?: number
          refusal?: string | null
          shown_name?: string
          state?: string
          user_id?: string
          written_at?: string
        }
        Relationships: []
      }
      safety_contacts: {
        Row: {
          answered_at: string | null
          created_at: string
          email: string
          id: string
          name: string
          state: string
          token_hash: string
          user_id: string
        }
        Insert: {
          answered_at?: string | null
          created_at?: string
          email: string
          id?: string
          name: string
          state?: string
          token_hash: string
          user_id: string
        }
        Update: {
          answered_at?: string | null
          created_at?: string
          email?: string
          id?: string
          name?: string
          state?: string
          token_hash?: string
          user_id?: string
        }
        Relationships: []
      }
      sandbox_objects: {
        Row: {
          created_at: string
          customer_id: string | null
          data: NonNullable<Json>
          id: string
          kind: string
        }
        Insert: {
          created_at?: string
          customer_id?: string | null
          data: NonNullable<Json>
          id: string
          kind: string
        }
        Update: {
          created_at?: string
          customer_id?: string | null
          data?: NonNullable<Json>
          id?: string
          kind?: string
        }
        Relationships: []
      }
      saved_items: {
        Row: {
          collection: string | null
          created_at: string
          description: string | null
          id: string
          image_url: string | null
          item_data: NonNullable<Json>
          item_id: string
          item_type: string
          note: string | null
          revision: number
          title: string
          updated_at: string
          user_id: string
        }
        Insert: {
          collection?: string | null
          created_at?: string
          description?: string | null
          id?: string
          image_url?: string | null
          item_data?: NonNullable<Json>
          item_id: string
          item_type: string
          note?: string | null
          revision?: number
          title: string
          updated_at?: string
          user_id?: string
        }
        Update: {
          collection?: string | null
          created_at?: string
          description?: string | null
          id?: string
          image_url?: string | null
          item_data?: NonNullable<Json>
          item_id?: string
          item_type?: string
          note?: string | null
          revision?: number
          title?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      server_errors: {
        Row: {
          errors: number
          hour: string
          route: string
          status: number
        }
        Insert: {
          errors: number
          hour: string
          route: string
          status: number
        }
        Update: {
          errors?: number
          hour?: string
          route?: string
          status?: number
        }
        Relationships: []
      }
      site_checks: {
        Row: {
          alive_at: string | null
          asked_at: string
          finished_at: string | null
          id: number
          mended: number
          opened: number
          pages: number
          problem: string | null
          started_at: string | null
          state: string
          unseen: number
        }
        Insert: {
          alive_at?: string | null
          asked_at?: string
          finished_at?: string | null
          id?: never
          mended?: number
          opened?: number
          pages?: number
          problem?: string | null
          started_at?: string | null
          state?: string
          unseen?: number
        }
        Update: {
          alive_at?: string | null
          asked_at?: string
          finished_at?: string | null
          id?: never
          mended?: number
          opened?: number
          pages?: number
          problem?: string | null
          started_at?: string | null
          state?: string
          unseen?: number
        }
        Relationships: []
      }
      site_findings: {
        Row: {
          detail: string
          first_seen_at: string
          id: number
          kind: string
          last_seen_at: string
          mended_at: string | null
          path: string
          state: string
        }
        Insert: {
          detail?: string
          first_seen_at: string
          id?: never
          kind: string
          last_seen_at: string
          mended_at?: string | null
          path: string
          state?: string
        }
        Update: {
          detail?: string
          first_seen_at?: string
          id?: never
          kind?: string
          last_seen_at?: string
          mended_at?: string | null
          path?: string
          state?: string
        }
        Relationships: []
      }
      squad_seats: {
        Row: {
          email: string
          id: string
          invited_at: string
          joined_at: string | null
          member_id: string | null
          owner_id: string
        }
        Insert: {
          email: string
          id?: string
          invited_at?: string
          joined_at?: string | null
          member_id?: string | null
          owner_id: string
        }
        Update: {
          email?: string
          id?: string
          invited_at?: string
          joined_at?: string | null
          member_id?: string | null
          owner_id?: string
        }
        Relationships: []
      }
      subscriber_consents: {
        Row: {
          act: string
          at: string
          id: number
          place: string
          subscriber_id: string
          words: string
        }
        Insert: {
          act: string
          at?: string
          id?: never
          place: string
          subscriber_id: string
          words: string
        }
        Update: {
          act?: string
          at?: string
          id?: never
          place?: string
          subscriber_id?: string
          words?: string
        }
        Relationships: [
          {
            foreignKeyName: "subscriber_consents_subscriber_id_fkey"
            columns: ["subscriber_id"]
            referencedRelation: "subscribers"
            referencedColumns: ["id"]
          },
        ]
      }
      subscribers: {
        Row: {
          asked_at: string | null
          confirmed_at: string | null
          counts_opens: boolean
          created_at: string
          email: string
          id: string
          language: string | null
          source: string
          state: string
          unsubscribed_at: string | null
        }
        Insert: {
          asked_at?: string | null
          confirmed_at?: string | null
          counts_opens?: boolean
          created_at?: string
          email: string
          id?: string
          language?: string | null
          source: string
          state: string
          unsubscribed_at?: string | null
        }
        Update: {
          asked_at?: string | null
          confirmed_at?: string | null
          counts_opens?: boolean
          created_at?: string
          email?: string
          id?: string
          language?: string | null
          source?: string
          state?: string
          unsubscribed_at?: string | null
        }
        Relationships: []
      }
      subscriptions: {
        Row: {
          amount_minor_units: number
          billing: string
          cancels_at_end: boolean
          currency: string
          customer_id: string
          grace_until: string | null
          id: string
          period_end: string | null
          plan: string
          provider: string
          started_at: string
          status: string
          updated_at: string
          user_id: string
        }
        Insert: {
          amount_minor_units: number
          billing: string
          cancels_at_end?: boolean
          currency: string
          customer_id: string
          grace_until?: string | null
          id: string
          period_end?: string | null
          plan: string
          provider: string
          started_at: string
          status: string
          updated_at?: string
          user_id: string
        }
        Update: {
          amount_minor_units?: number
          billing?: string
          cancels_at_end?: boolean
          currency?: string
          customer_id?: string
          grace_until?: string | null
          id?: string
          period_end?: string | null
          plan?: string
          provider?: string
          started_at?: string
          status?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "subscriptions_provider_customer_id_fkey"
            columns: ["provider", "customer_id"]
            referencedRelation: "customers"
            referencedColumns: ["provider", "customer_id"]
          },
        ]
      }
      support_answers: {
        Row: {
          body: string
          id: string
          title: string
          updated_at: string
          updated_by: string | null
        }
        Insert: {
          body: string
          id: string
          title: string
          updated_at?: string
          updated_by?: string | null
        }
        Update: {
          body?: string
          id?: string
          title?: string
          updated_at?: string
          updated_by?: string | null
        }
        Relationships: []
      }
      support_conversations: {
        Row: {
          assigned_to: string | null
          channel: string
          closed_at: string | null
          created_at: string
          guest_email: string | null
          id: string
          rated_at: string | null
          rating: number | null
          rating_note: string
          state: string
          topic: string
          updated_at: string
          user_id: string | null
        }
        Insert: {
          assigned_to?: string | null
          channel?: string
          closed_at?: string | null
          created_at?: string
          guest_email?: string | null
          id?: string
          rated_at?: string | null
          rating?: number | null
          rating_note?: string
          state?: string
          topic?: string
          updated_at?: string
          user_id?: string | null
        }
        Update: {
          assigned_to?: string | null
          channel?: string
          closed_at?: string | null
          created_at?: string
          guest_email?: string | null
          id?: string
          rated_at?: string | null
          rating?: number | null
          rating_note?: string
          state?: string
          topic?: string
          updated_at?: string
          user_id?: string | null
        }
        Relationships: []
      }
      support_files: {
        Row: {
          author: string
          bytes: number
          conversation_id: string
          created_at: string
          id: string
          message_id: string | null
          name: string
          type: string
        }
        Insert: {
          author: string
          bytes: number
          conversation_id: string
          created_at?: string
          id: string
          message_id?: string | null
          name: string
          type: string
        }
        Update: {
          author?: string
          bytes?: number
          conversation_id?: string
          created_at?: string
          id?: string
          message_id?: string | null
          name?: string
          type?: string
        }
        Relationships: [
          {
            foreignKeyName: "support_files_conversation_id_fkey"
            columns: ["conversation_id"]
            referencedRelation: "support_conversations"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "support_files_message_id_fkey"
            columns: ["message_id"]
            referencedRelation: "support_messages"
            referencedColumns: ["id"]
          },
        ]
      }
      support_messages: {
        Row: {
          author: string
          author_id: string | null
          author_name: string
          body: string
          conversation_id: string
          id: string
          kind: string
          position: number
          sent_at: string
        }
        Insert: {
          author: string
          author_id?: string | null
          author_name?: string
          body: string
          conversation_id: string
          id: string
          kind?: string
          position?: never
          sent_at?: string
        }
        Update: {
          author?: string
          author_id?: string | null
          author_name?: string
          body?: string
          conversation_id?: string
          id?: string
          kind?: string
          position?: never
          sent_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "support_messages_conversation_id_fkey"
            columns: ["conversation_id"]
            referencedRelation: "support_conversations"
            referencedColumns: ["id"]
          },
        ]
      }
      support_notes: {
        Row: {
          author_id: string | null
          author_name: string
          body: string
          conversation_id: string
          created_at: string
          id: string
        }
        Insert: {
          author_id?: string | null
          author_name?: string
          body: string
          conversation_id: string
          created_at?: string
          id: string
        }
        Update: {
          author_id?: string | null
          author_name?: string
          body?: string
          conversation_id?: string
          created_at?: string
          id?: string
        }
        Relationships: [
          {
            foreignKeyName: "support_notes_conversation_id_fkey"
            columns: ["conversation_id"]
            referencedRelation: "support_conversations"
            referencedColumns: ["id"]
          },
        ]
      }
      travellers: {
        Row: {
          created_at: string
          id: string
          name: string
          passports: NonNullable<Json>
          revision: number
          stays: NonNullable<Json>
          updated_at: string
          user_id: string
          visas: NonNullable<Json>
        }
        Insert: {
          created_at?: string
          id?: string
          name?: string
          passports?: NonNullable<Json>
          revision?: number
          stays?: NonNullable<Json>
          updated_at?: string
          user_id?: string
          visas?: NonNullable<Json>
        }
        Update: {
          created_at?: string
          id?: string
          name?: string
          passports?: NonNullable<Json>
          revision?: number
          stays?: NonNullable<Json>
          updated_at?: string
          user_id?: string
          visas?: NonNullable<Json>
        }
        Relationships: []
      }
      trial_mails: {
        Row: {
          mail: string
          sent_at: string
          user_id: string
        }
        Insert: {
          mail: string
          sent_at?: string
          user_id: string
        }
        Update: {
          mail?: string
          sent_at?: string
          user_id?: string
        }
        Relationships: []
      }
      trials: {
        Row: {
          ends_at: string
          mails_stopped_at: string | null
          refused_because: string | null
          started_at: string
          user_id: string
        }
        Insert: {
          ends_at: string
          mails_stopped_at?: string | null
          refused_because?: string | null
          started_at: string
          user_id: string
        }
        Update: {
          ends_at?: string
          mails_stopped_at?: string | null
          refused_because?: string | null
          started_at?: string
          user_id?: string
        }
        Relationships: []
      }
      trip_budgets: {
        Row: {
          created_at: string
          currency: string
          ends_on: string
          id: string
          people: NonNullable<Json>
          planned: NonNullable<Json>
          revision: number
          starts_on: string
          title: string
          updated_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          currency: string
          ends_on: string
          id?: string
          people?: NonNullable<Json>
          planned?: NonNullable<Json>
          revision?: number
          starts_on: string
          title: string
          updated_at?: string
          user_id?: string
        }
        Update: {
          created_at?: string
          currency?: string
          ends_on?: string
          id?: string
          people?: NonNullable<Json>
          planned?: NonNullable<Json>
          revision?: number
          starts_on?: string
          title?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      trip_checklists: {
        Row: {
          ticked: string[]
          trip_id: string
          updated_at: string
          user_id: string
        }
        Insert: {
          ticked?: string[]
          trip_id: string
          updated_at?: string
          user_id?: string
        }
        Update: {
          ticked?: string[]
          trip_id?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      trip_shares: {
        Row: {
          created_at: string
          expires_at: string
          id: string
          token_hash: string
          trip_id: string
          user_id: string
          with_notes: boolean
        }
        Insert: {
          created_at?: string
          expires_at: string
          id?: string
          token_hash: string
          trip_id: string
          user_id: string
          with_notes?: boolean
        }
        Update: {
          created_at?: string
          expires_at?: string
          id?: string
          token_hash?: string
          trip_id?: string
          user_id?: string
          with_notes?: boolean
        }
        Relationships: [
          {
            foreignKeyName: "trip_shares_trip_id_fkey"
            columns: ["trip_id"]
            referencedRelation: "trips"
            referencedColumns: ["id"]
          },
        ]
      }
      trip_versions: {
        Row: {
          created_at: string
          id: string
          made_by: string
          parents: string[]
          trip: NonNullable<Json>
          trip_id: string
          user_id: string
        }
        Insert: {
          created_at?: string
          id: string
          made_by?: string
          parents?: string[]
          trip: NonNullable<Json>
          trip_id: string
          user_id?: string
        }
        Update: {
          created_at?: string
          id?: string
          made_by?: string
          parents?: string[]
          trip?: NonNullable<Json>
          trip_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "trip_versions_trip_id_fkey"
            columns: ["trip_id"]
            referencedRelation: "trips"
            referencedColumns: ["id"]
          },
        ]
      }
      trips: {
        Row: {
          created_at: string
          day_count: number
          first_date: string | null
          heads: string[]
          id: string
          last_date: string | null
          title: string
          updated_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          day_count: number
          first_date?: string | null
          heads?: string[]
          id: string
          last_date?: string | null
          title: string
          updated_at?: string
          user_id: string
        }
        Update: {
          created_at?: string
          day_count?: number
          first_date?: string | null
          heads?: string[]
          id?: string
          last_date?: string | null
          title?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      used_trials: {
        Row: {
          hash: string
          kind: string
          used_at: string
        }
        Insert: {
          hash: string
          kind: string
          used_at?: string
        }
        Update: {
          hash?: string
          kind?: string
          used_at?: string
        }
        Relationships: []
      }
      user_roles: {
        Row: {
          created_at: string
          granted_by: string | null
          role: Database["public"]["Enums"]["app_role"]
          user_id: string
        }
        Insert: {
          created_at?: string
          granted_by?: string | null
          role: Database["public"]["Enums"]["app_role"]
          user_id: string
        }
        Update: {
          created_at?: string
          granted_by?: string | null
          role?: Database["public"]["Enums"]["app_role"]
          user_id?: string
        }
        Relationships: []
      }
      user_usage: {
        Row: {
          day: string
          updated_at: string
          usage_type: Database["public"]["Enums"]["usage_type"]
          used: number
          user_id: string
        }
        Insert: {
          day?: string
          updated_at?: string
          usage_type: Database["public"]["Enums"]["usage_type"]
          used?: number
          user_id: string
        }
        Update: {
          day?: string
          updated_at?: string
          usage_type?: Database["public"]["Enums"]["usage_type"]
          used?: number
          user_id?: string
        }
        Relationships: []
      }
      vault_files: {
        Row: {
          created_at: string
          details: string
          expires_on: string | null
          id: string
          revision: number
          updated_at: string
          user_id: string
          wrapped_key: string
        }
        Insert: {
          created_at?: string
          details: string
          expires_on?: string | null
          id: string
          revision?: number
          updated_at?: string
          user_id?: string
          wrapped_key: string
        }
        Update: {
          created_at?: string
          details?: string
          expires_on?: string | null
          id?: string
          revision?: number
          updated_at?: string
          user_id?: string
          wrapped_key?: string
        }
        Relationships: [
          {
            foreignKeyName: "vault_files_vault"
            columns: ["user_id"]
            referencedRelation: "vaults"
            referencedColumns: ["user_id"]
          },
        ]
      }
      vaults: {
        Row: {
          created_at: string
          format: number
          passphrase_iterations: number
          passphrase_key: string
          passphrase_salt: string
          recovery_key: string
          recovery_salt: string
          revision: number
          updated_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          format?: number
          passphrase_iterations: number
          passphrase_key: string
          passphrase_salt: string
          recovery_key: string
          recovery_salt: string
          revision?: number
          updated_at?: string
          user_id?: string
        }
        Update: {
          created_at?: string
          format?: number
          passphrase_iterations?: number
          passphrase_key?: string
          passphrase_salt?: string
          recovery_key?: string
          recovery_salt?: string
          revision?: number
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      consume_device_usage: {
        Args: {
          p_amount?: number
          p_device_fingerprint_hash: string
          p_ip_address?: string
          p_limit: number
          p_usage_type: Database["public"]["Enums"]["usage_type"]
        }
        Returns: number
      }
      consume_usage: {
        Args: {
          p_amount?: number
          p_limit: number
          p_usage_type: Database["public"]["Enums"]["usage_type"]
          p_user_id: string
        }
        Returns: number
      }
      get_device_usage: {
        Args: {
          p_device_fingerprint_hash: string
          p_usage_type: Database["public"]["Enums"]["usage_type"]
        }
        Returns: number
      }
      get_user_usage: {
        Args: {
          p_usage_type: Database["public"]["Enums"]["usage_type"]
          p_user_id: string
        }
        Returns: number
      }
      give_back_device_usage: {
        Args: {
          p_amount?: number
          p_device_fingerprint_hash: string
          p_usage_type: Database["public"]["Enums"]["usage_type"]
        }
        Returns: number
      }
      give_back_usage: {
        Args: {
          p_amount?: number
          p_usage_type: Database["public"]["Enums"]["usage_type"]
          p_user_id: string
        }
        Returns: number
      }
      has_role: {
        Args: {
          _role: Database["public"]["Enums"]["app_role"]
          _user_id: string
        }
        Returns: boolean
      }
      increment_device_usage: {
        Args: {
          p_device_fingerprint_hash: string
          p_increment?: number
          p_ip_address?: string
          p_usage_type: Database["public"]["Enums"]["usage_type"]
        }
        Returns: number
      }
      increment_user_usage: {
        Args: {
          p_increment?: number
          p_usage_type: Database["public"]["Enums"]["usage_type"]
          p_user_id: string
        }
        Returns: number
      }
      may_review: { Args: Record<PropertyKey, never>; Returns: boolean }
      move_device_usage: {
        Args: { p_device_fingerprint_hash: string; p_user_id: string }
        Returns: undefined
      }
      search_conversations: {
        Args: { words: string[] }
        Returns: {
          conversation_id: string
          question: string
          said: string
        }[]
      }
    }
    Enums: {
      app_role:
        | "owner"
        | "admin"
        | "support"
        | "marketing"
        | "content_editor"
        | "analyst"
        | "user"
      claim_state:
        | "drafted"
        | "sent"
        | "answered"
        | "refused"
        | "escalated"
        | "paid"
      notification_kind: "trip" | "safety" | "plan" | "account" | "news"
      usage_type:
        | "ai_requests"
        | "itinerary_generations"
        | "search_requests"
        | "saved_items"
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] &
        DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] &
        DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {
      app_role: [
        "owner",
        "admin",
        "support",
        "marketing",
        "content_editor",
        "analyst",
        "user",
      ],
      claim_state: [
        "drafted",
        "sent",
        "answered",
        "refused",
        "escalated",
        "paid",
      ],
      notification_kind: ["trip", "safety", "plan", "account", "news"],
      usage_type: [
        "ai_requests",
        "itinerary_generations",
        "search_requests",
        "saved_items",
      ],
    },
  },
} as const
