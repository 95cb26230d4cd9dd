import { Ban } from 'lucide-react';
import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { calendarDayWords } from '#domain/day-words.ts';
import type { PromoCode } from '#domain/licences/promo-code.ts';
import { Button } from '#ui/Button.tsx';
import { DeleteQuestion } from '#ui/DeleteQuestion.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Icon } from '#ui/Icon.tsx';
import { labels } from '../field-labels.ts';
import { AdminList } from '../list/AdminList.tsx';
import { Moment } from '../list/Moment.tsx';
import { NewCode } from './NewCode.tsx';
import { endCode } from './promo-code-writes.ts';

export function PromoCodesScreen() {
	const [codes, setCodes] = useState(useLoaderData<{ codes: PromoCode[] }>().codes);
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
						label: labels.promo_code.expires,
						value: ({ expires }) => expires?.slice(0, 10) ?? null,
						// Stored as midnight UTC; the day must read the same in every time zone.
						cell: ({ expires }) => expires && calendarDayWords(expires.slice(0, 10)),
					},
					{ label: 'Made', at: ({ created }) => created },
					{
						label: labels.promo_code.ended,
						at: ({ ended }) => ended,
						cell: (promo) => <Ended promo={promo} onEnded={setCodes} />,
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

/** Shows when a code ended, or the button that ends it. */
function Ended({ promo, onEnded }: { promo: PromoCode; onEnded: (codes: PromoCode[]) => void }) {
	const [isAsking, setAsking] = useState(false);
	if (promo.ended !== null) return <Moment at={promo.ended} />;
	const end = async () => {
		const codes = await endCode(promo);
		if (codes) onEnded(codes);
	};
	return (
		<>
			<Button kind="danger" aria-label={`End ${promo.code}`} onClick={() => setAsking(true)}>
				<Icon of={Ban} />
				End
			</Button>
			{isAsking && (
				<DeleteQuestion
					title={`End ${promo.code}`}
					go="End the code"
					onDelete={() => void end()}
					onClose={() => setAsking(false)}
				>
					<p>
						Nobody else can use it, and this code cannot be made again. Anyone who used it keeps the plan.
					</p>
				</DeleteQuestion>
			)}
		</>
	);
}
