import { useState } from 'react';
import { faultsOf } from '#domain/forms/rules.ts';
import { type NewPromoCode, type PromoCode, promoCodeRules } from '#domain/licences/promo-code.ts';
import { useBusy } from '#ui/use-busy.ts';
import { notSavedOf, useUnsavedEdit } from '../use-unsaved-edit.ts';
import { makeCode } from './promo-code-writes.ts';

type Typed = Record<keyof NewPromoCode, string>;
const empty: Typed = { code: '', uses: '100', expires: '' };

/** A promo code as typed, with its faults once checked; the input is cleared once the code exists. */
export function useNewCode(onMade: (codes: PromoCode[]) => void) {
	const unsaved = useUnsavedEdit<Partial<Typed>>('promo-code', { revision: 0 });
	const typed = { ...empty, ...unsaved.typed };
	const { isBusy, busyWith } = useBusy();
	const [faults, setFaults] = useState<{ [Name in keyof Typed]?: string }>({});
	const field = (name: keyof Typed) => ({
		name,
		value: typed[name],
		error: faults[name],
		onChange: ({ target }: { target: { value: string } }) => unsaved.set(name, target.value, empty[name]),
	});
	const make = async () => {
		const [code, uses, expires] = [typed.code.trim(), typed.uses.trim(), typed.expires.trim()];
		const wrong = faultsOf(promoCodeRules(new Date()), { code, uses, expires });
		setFaults(wrong);
		if (Object.keys(wrong).length > 0) return;
		const sent = unsaved.typed;
		const made = await busyWith(() => makeCode({ code, uses: Number(uses), expires: expires || null }));
		if ('fault' in made) return setFaults({ code: made.fault });
		onMade(made.codes);
		unsaved.saved(0, sent);
		setFaults({});
	};
	return {
		field,
		make,
		isBusy,
		notSaved: notSavedOf(unsaved, () => {
			unsaved.begin(0);
			setFaults({});
		}),
	};
}
