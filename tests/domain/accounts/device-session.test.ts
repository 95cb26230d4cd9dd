import { expect, test } from 'vitest';
import { deviceNameSchema } from '#domain/accounts/device-session.ts';

test.each(['👩‍🎓 Mia’s phone', '🏴󠁧󠁢󠁳󠁣󠁴󠁿 Isla', '\u200fהטלפון של נועה', 'می‌خواهم', ''])(
	'a device may be named %j',
	(name) => {
		expect(deviceNameSchema.parse({ name: ` ${name} ` })).toEqual({ name });
	},
);

test.each(['Mia’s\nphone', 'Mia’s\u2028phone', 'Mia\0', 'Mia\tphone', 'x'.repeat(41)])(
	'%j names no device',
	(name) => {
		expect(deviceNameSchema.safeParse({ name }).success).toBe(false);
	},
);
