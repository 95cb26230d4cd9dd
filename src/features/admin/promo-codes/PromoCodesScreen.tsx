import { Ban, Ticket } from 'lucide-react';
import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { fullDayWords } from '#domain/day-words.ts';
import { faultsOf } from '#domain/forms/rules.ts';
import { type PromoCode, promoCodeRules } from '#domain/licences/promo-code.ts';
import { Button } from '#ui/Button.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Field } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useBusy } from '#ui/use-busy.ts';
import list from '../list/AdminList.module.css';
import { AdminList } from '../list/AdminList.tsx';
import { Moment } from '../list/Moment.tsx';
import { endCode, makeCode } from './promo-code-writes.ts';

export function PromoCodesScreen() {
	const [codes, setCodes] = useState(useLoaderData<{ codes: PromoCode[] }>().codes);
	const end = async (promo: PromoCode) => {
		const left = await endCode(promo);
		if (left) setCodes(left);
	};
	return (
		<>
			<h1>Promo Codes</h1>
			<NewCode onMade={setCodes} />
			<AdminList
				of="promo codes"
				rows={codes}
				keyOf={({ code }) => code}
				columns={[
					{ label: 'Code', value: ({ code }) => code },
					{ label: 'Used', value: ({ redeemed }) => redeemed },
					{ label: 'Of', value: ({ uses }) => uses },
					{
						label: 'Last day',
						value: ({ expires }) => expires?.slice(0, 10) ?? null,
						// Stored as midnight UTC; the day must read the same in every time zone.
						cell: ({ expires }) => expires && fullDayWords(new Date(`${expires.slice(0, 10)}T00:00`)),
					},
					{ label: 'Made', at: ({ created }) => created },
					{
						label: 'Ended',
						value: ({ ended }) => ended,
						cell: (promo) =>
							promo.ended === null ? (
								<Button kind="danger" aria-label={`End ${promo.code}`} onClick={() => void end(promo)}>
									<Icon of={Ban} />
									End
								</Button>
							) : (
								<Moment at={promo.ended} />
							),
					},
				]}
				whenEmpty={
					<Empty title="No promo codes yet" heading="h2">
						<p>
							A code gives the full plan to as many people as you say. They enter it on their account page.
						</p>
					</Empty>
				}
			/>
		</>
	);
}

function NewCode({ onMade }: { onMade: (codes: PromoCode[]) => void }) {
	const { isBusy, busyWith } = useBusy();
	const [faults, setFaults] = useState<{ [Field in keyof typeof promoCodeRules]?: string }>({});
	const make = async (form: HTMLFormElement) => {
		const sent = new FormData(form);
		const text = (name: string) => String(sent.get(name) ?? '').trim();
		const typed = { code: text('code'), uses: text('uses'), expires: text('expires') };
		const wrong = faultsOf(promoCodeRules, typed);
		setFaults(wrong);
		if (Object.keys(wrong).length > 0) return;
		const wanted = { ...typed, uses: Number(typed.uses), expires: typed.expires || null };
		const made = await busyWith(() => makeCode(wanted));
		if ('fault' in made) return setFaults({ code: made.fault });
		onMade(made.codes);
		form.reset();
	};
	return (
		<form
			className={list.form}
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				void make(event.currentTarget);
			}}
		>
			<Field label="Code" name="code" autoComplete="off" autoCapitalize="characters" error={faults.code} />
			<Field
				label="For how many people"
				name="uses"
				inputMode="numeric"
				defaultValue="100"
				error={faults.uses}
			/>
			<Field label="Last day, if any" name="expires" type="date" error={faults.expires} />
			<Button kind="go" type="submit" disabled={isBusy}>
				<Icon of={Ticket} />
				Make code
			</Button>
		</form>
	);
}
