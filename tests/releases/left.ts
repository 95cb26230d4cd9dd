const at = Date.parse('2026-11-01T12:00:00Z');

const aMail = (columns = '', values = '') =>
	`insert into outbox_mails ("to", subject, text, created${columns}) values ('ann@example.org', 'Code', '123456', ${at}${values})`;

/**
 * Rows people had left in each release's database, by the number of its last migration, in the columns of that time.
 * Each release's database holds what was left in those before it as well. A migration that makes a table gets its lines here.
 */
export const left: Record<number, string[]> = {
	0: [
		"insert into page_views values ('2026-10-01', '/', 7)",
		`insert into colleges (ipeds_id, name, city, state_abbreviation, lat, long, edited_fields) values (164924, 'Ours', 'Newton', 'MA', 42.3, -71.1, '["name"]')`,
		`insert into places (place_id, name, lat, long, type, city, state_abbreviation, edited_fields) values ('inn-1', 'The inn', 42.3, -71.1, 'hotel', 'Newton', 'MA', '["name"]')`,
	],
	1: ["insert into site_content values ('mission', '<p>Ours.</p>')"],
	2: [
		`insert into accounts (id, issuer, cognito_id, email, created, last_modified) values ('p_1', 'i', 's', 'ann@example.org', ${at}, ${at})`,
		`insert into logins values ('l_1', 'ann@example.org', 'scrypt$…', '["admin"]', ${at})`,
		`insert into login_codes values ('x_1', 'sign-up', 'ben@example.org', 'h', null, 5, ${at})`,
		`insert into provider_records (model, id, payload, expires) values ('Grant', 'g_1', '{"accountId":"l_1"}', ${at * 2})`,
		`insert into rate_limits values ('h', ${at}, 3)`,
		`insert into secrets values ('signing-key', 'k', ${at})`,
		`insert into sessions (id, token_hash, account_id, created, last_seen, device) values ('z_1', 'h', 'p_1', ${at}, ${at}, 'iPhone')`,
		`insert into sign_in_attempts (state_hash, nonce, verifier, browser_hash, return_path, expires) values ('h', 'n', 'v', 'b', '/', ${at})`,
		aMail(),
	],
	3: [
		"insert into sync_accounts values ('p_1', 'e_1', 3, 0, 0, 0)",
		"insert into trips values ('t_1', 'p_1', 3, null)",
		`insert into trip_cells values ('t_1', 'life', '"live"', 1, ${at}, 'd_1', 1)`,
		`insert into trip_cells values ('t_1', 'name', '"Ohio loop"', 3, ${at}, 'd_1', 3)`,
		`insert into trip_history (account_id, trip_id, path, value, rev, t, device, seq, hidden_by, at, kept_at) values ('p_1', 't_1', 'name', '"Loop"', 2, ${at}, 'd_1', 2, 3, 3, ${at})`,
		`insert into op_verdicts values ('p_1', 'o_3', 'applied', null, 3, ${at})`,
		"insert into device_watermarks values ('p_1', 'd_1', 3)",
		aMail(),
	],
	4: [
		`insert into trip_shares (id, token_hash, account_id, trip_id, created, expires) values ('v_1', 'h', 'p_1', 't_1', ${at}, ${at * 2})`,
		aMail(),
	],
	5: [
		`insert into articles (id, article_title, url, excerpt, body, published, modified, is_sample) values ('when-it-rains', 'Mine', 'u', 'e', 'b', ${at}, ${at}, true)`,
		"insert into contributors (first, last, type) values ('Ann', 'Lee', 'writer')",
		`insert into contact_messages (fname, lname, email, subject, message, created) values ('Ann', 'Lee', 'ann@example.org', 'Hello', 'A question', ${at})`,
		`insert into subscribers (email, source, status, token, created) values ('ann@example.org', 'footer', 'confirmed', 't', ${at})`,
		"insert into wordpress_state (url, seen_until) values ('https://blog.example', '2026-10-31T00:00:00')",
	],
	6: [aMail(', expires', ', null')],
	7: [],
	8: [`update sessions set proven = ${at}`, "update provider_records set account_id = 'l_1'"],
	9: ["insert into sync_devices values ('p_1', 'd_1', 'z_1')", `update sessions set name = 'Ann''s phone'`],
	10: ["update trip_history set hidden_by_device = 'd_1'"],
	11: ["update places set phone = '+1 617 555 0100' where place_id = 'inn-1'"],
	12: [`insert into regions values ('northeast', null, '<p>Ours.</p>', '["text"]')`],
	13: [`insert into road_drives values ('a b', null, ${at * 2})`],
	14: [
		`insert into payments (id, service, kind, account_id, quantity, amount_cents, created) values ('b_1', 'stripe', 'licences', 'p_1', 2, 9800, ${at})`,
		`insert into billing_events (id, type, received) values ('evt_1', 'charge.refunded', ${at})`,
		`insert into billing_notices values ('p_1', 'trial-ends', ${at})`,
		`insert into test_checkouts (id, payment_id, title, quantity, amount_cents, success_url, cancel_url, created) values ('c_1', 'b_1', 'Licenses', 2, 9800, 's', 'c', ${at})`,
		`insert into plan_codes (key, code, payment_id, created) values ('ABCD', 'AB-CD', 'b_1', ${at})`,
		`insert into redemptions values ('ABCD', 'p_1', ${at}, null)`,
	],
	15: [`insert into renewals values ('in_1', 'b_1', 9800, ${at})`],
	16: ['update test_checkouts set is_disputed = true'],
	17: [
		`insert into audit_log (at, account_id, what, key, after) values (${at}, 'p_1', 'college', '164924', '{}')`,
	],
	18: [
		"insert into plan_days values ('2026-11-01', 0, 1)",
		`insert into site_settings values (1, 1, 'Ours', null)`,
	],
	19: [`insert into being_edited values ('college', '164924', 'p_1', ${at})`],
	20: [`insert into images values ('x.webp', x'00', 1, 1, null, ${at})`],
	21: ["insert into image_words values ('x.webp', 'The quad', 'Ann Lee')"],
	22: [`update sync_accounts set mark = '{"op":"o_3","rev":3,"at":${at}}'`],
	23: [`update accounts set signed_out = ${at}`],
	24: [`update sync_accounts set pushed_at = ${at}, pushed_bytes = 300`],
	25: [],
	26: [],
	27: [`insert into restores values (${at})`],
	28: ['update outbox_mails set is_to_us = true where id = 1'],
	29: ["update outbox_mails set secret = '123456' where id = 2"],
	30: [],
	31: [`update payments set returned = ${at} where id = 'b_1'`],
	32: [`update wordpress_state set reading_until = ${at}`],
	33: [],
	34: [],
};
