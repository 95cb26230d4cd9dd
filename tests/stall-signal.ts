/** The network between a device and the server. */
interface Network {
	answer: (path: string, init?: RequestInit) => Response | Promise<Response>;
}

/** From here on the signal carries nothing until `arrive`; then everything that was asked is answered. */
export function stallSignal({ network }: { network: Network }) {
	const { answer } = network;
	let arrive: () => void = () => undefined;
	const signal = new Promise<void>((resolve) => {
		arrive = resolve;
	});
	network.answer = async (path, init) => {
		await signal;
		return answer(path, init);
	};
	return { arrive };
}
