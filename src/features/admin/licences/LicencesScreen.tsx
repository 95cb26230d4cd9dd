import { useLoaderData } from 'react-router-dom';
import type { AccountBilling } from '#domain/billing/checkout.ts';
import type { SoldLicence } from '#domain/licences/sold-licence.ts';
import { Empty } from '#ui/Empty.tsx';
import { InTestMode } from '../InTestMode.tsx';
import { AdminList } from '../list/AdminList.tsx';

const states = { ready: 'Ready', redeemed: 'Redeemed', ended: 'Ended' } as const;

export function LicencesScreen() {
	const { rows, mode } = useLoaderData<{ rows: SoldLicence[]; mode: AccountBilling['mode'] }>();
	return (
		<>
			<h1>Licences</h1>
			<InTestMode mode={mode} />
			<AdminList
				of="licences"
				rows={rows}
				keyOf={({ code }) => code}
				columns={[
					{ label: 'Code', value: ({ code }) => code },
					{ label: 'Bought by', value: ({ buyer }) => buyer },
					{ label: 'Bought', at: ({ bought }) => bought },
					{ label: 'State', value: ({ state }) => states[state] },
					{ label: 'Redeemed by', value: ({ redeemed_by }) => redeemed_by },
					{ label: 'Redeemed', at: ({ redeemed }) => redeemed },
				]}
				whenEmpty={
					<Empty title="No licences sold yet" heading="h2">
						<p>Each licence someone buys shows up here, with who uses it.</p>
					</Empty>
				}
			/>
		</>
	);
}
