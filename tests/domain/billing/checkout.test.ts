import { expect, test } from 'vitest';
import { itemSchema, outcomeRequestSchema, promoSchema } from '#domain/billing/checkout.ts';

test.each([
	['b_0123456789-abcdefghi_A', true],
	['b_0123456789-abcdefghi_', false],
	['b_0123456789-abcdefghi_AB', false],
	['0123456789-abcdefghi_Abc', false],
	['x b_0123456789-abcdefghi_A', false],
])('whether %s can be the id of a payment: %s', (payment, isOne) => {
	expect(outcomeRequestSchema.safeParse({ payment }).success).toBe(isOne);
});

test('one to fifty codes are bought at once', () => {
	for (const quantity of [1, 50]) expect(itemSchema.parse({ quantity })).toEqual({ quantity });
	for (const quantity of [0, 51, 1.5, '2']) expect(itemSchema.safeParse({ quantity }).success).toBe(false);
});

test('a code as typed is at most 200 characters long', () => {
	expect(promoSchema.safeParse({ promoCode: 'a'.repeat(200) }).success).toBe(true);
	expect(promoSchema.safeParse({ promoCode: 'a'.repeat(201) }).success).toBe(false);
	expect(promoSchema.safeParse({}).success).toBe(false);
});
