"""The trainer on a GPU: the same files and the same steps as train.ts. Started by learn.ts, which sends
a line of JSON for each generation and gets one back. See format.ts for the files."""
import json, os, sys
import numpy as np
import torch
from torch.nn.functional import binary_cross_entropy_with_logits

HEAD, FIELDS = 8, 8
OPTIONS, CHOSEN, LIKELIHOOD, IS_LAST, REWARD, LAID = 0, 1, 2, 3, 4, 5
BETA1, BETA2, TINY, LONGEST = 0.9, 0.999, 1e-8, 1.0
device = "cuda" if torch.cuda.is_available() else "cpu"
torch.backends.cuda.matmul.allow_tf32 = True


class Pupil:
    """A network that learns by Adam."""

    def __init__(self, file):
        head = np.fromfile(file, np.uint32, HEAD)
        self.layers = [int(n) for n in head[:4]]
        self.step_count = int(head[4])
        inputs, first, second, outputs = self.layers
        self.sizes = [inputs * first, first, first * second, second, second * outputs, outputs]
        size = sum(self.sizes)
        parts = (torch.from_numpy(np.fromfile(file, np.float32, size)).to(device) for _ in range(4))
        self.parameters, self.mean, self.moment1, self.moment2 = parts
        self.parameters.requires_grad_(True)

    def write(self, file):
        np.array(self.layers + [self.step_count, 0, 0, 0], np.uint32).tofile(file)
        for part in (self.parameters.detach(), self.mean, self.moment1, self.moment2):
            part.cpu().numpy().astype(np.float32).tofile(file)

    def weights(self):
        inputs, first, second, outputs = self.layers
        w1, b1, w2, b2, w3, b3 = torch.split(self.parameters, self.sizes)
        return w1.view(inputs, first), b1, w2.view(first, second), b2, w3.view(second, outputs), b3

    def outputs(self, x, shared=None, owner=None):
        """For rows of inputs; those that several rows share come once, with the owner of each row."""
        w1, b1, w2, b2, w3, b3 = self.weights()
        if shared is None:
            h = torch.addmm(b1, x, w1)
        else:
            split = shared.shape[1]
            h = torch.addmm(b1, shared, w1[:split])[owner] + x @ w1[split:]
        h = torch.relu(torch.addmm(b2, torch.relu(h), w2))
        return torch.addmm(b3, h, w3)

    def step(self, loss, rate, pace):
        (slope,) = torch.autograd.grad(loss, self.parameters)
        self.step_count += 1
        step = self.step_count
        with torch.no_grad():
            slope = slope * torch.clamp(LONGEST / (slope.norm() + TINY), max=1.0)
            self.moment1.lerp_(slope, 1 - BETA1)
            self.moment2.lerp_(slope * slope, 1 - BETA2)
            size = (self.moment2 / (1 - BETA2**step)).sqrt() + TINY
            self.parameters -= rate / (1 - BETA1**step) * self.moment1 / size
            self.mean.lerp_(self.parameters, max(pace, 1 / step))


def gather(paths, critic_inputs, option_inputs):
    fields, rows, options, tried = [], [], [], []
    for path in paths:
        with open(path, "rb") as file:
            count, choices = (int(n) for n in np.fromfile(file, np.uint32, 2))
            fields.append(np.fromfile(file, np.float32, count * FIELDS).reshape(count, FIELDS))
            tried.append(np.fromfile(file, np.float32, choices))
            rows.append(np.fromfile(file, np.float16, count * critic_inputs).reshape(count, -1))
            options.append(np.fromfile(file, np.float16, choices * option_inputs).reshape(choices, -1))
    return (np.concatenate(part) for part in (fields, rows, options, tried))


def credit(fields, values, trace, is_school):
    """What each row led to, and by how much that is more than the critic expected: see train.ts."""
    count = len(values)
    last, reward = fields[:, IS_LAST].tolist(), fields[:, REWARD].tolist()
    between = (fields[:, OPTIONS] == 0).tolist() + [False]
    values = values.tolist()
    gains = [0.0] * count
    gain = 0.0
    for row in range(count - 1, -1, -1):
        if last[row] == 1:
            gain = reward[row] - values[row]
        else:
            kept = 1 if is_school else 0 if between[row + 1] else trace
            gain = values[row + 1] - values[row] + kept * gain
        gains[row] = gain
    gains = np.array(gains, np.float32)
    return np.array(values, np.float32) + gains, gains


def main():
    settings = json.loads(sys.stdin.readline())
    with open(settings["checkpoint"], "rb") as file:
        player, critic = Pupil(file), Pupil(file)
    critic_inputs, state_inputs = critic.layers[0], settings["stateInputs"]
    option_inputs = player.layers[0] - state_inputs
    leaning, score_input = settings["leaning"], settings["scoreInput"]
    capacity, batch, pace = settings["memory"], settings["batch"], settings["pace"]
    memory = torch.empty((capacity, critic_inputs), dtype=torch.float16, device=device)
    remembered = torch.empty(capacity, device=device)
    filled = at = 0
    for line in sys.stdin:
        work = json.loads(line)
        torch.manual_seed(work["generation"])
        fields, rows, options, tried = gather(work["files"], critic_inputs, option_inputs)
        rows = torch.from_numpy(rows).to(device)
        options = torch.from_numpy(options).to(device)
        tried = torch.from_numpy(tried).to(device)
        with torch.no_grad():
            pieces = torch.split(rows, 65536)
            values = torch.cat([torch.sigmoid(critic.outputs(p.float())[:, 0]) for p in pieces])
        returns, gains = credit(fields, values.cpu().numpy(), settings["trace"], work["isSchool"])
        expected = float(1 - (gains**2).sum() / ((returns - returns.mean()) ** 2).sum())
        returns, gains = torch.from_numpy(returns).to(device), torch.from_numpy(gains).to(device)
        for piece, led in zip(torch.split(rows, capacity), torch.split(returns, capacity)):
            end = min(capacity, at + len(piece))
            rest = len(piece) - (end - at)
            memory[at:end], remembered[at:end] = piece[: end - at], led[: end - at]
            if rest:
                memory[:rest], remembered[:rest] = piece[end - at :], led[end - at :]
            at = (at + len(piece)) % capacity
            filled = min(capacity, filled + len(piece))
        for _ in range(max(1, round(settings["reuse"] * len(rows) / batch))):
            pick = torch.randint(filled, (batch,), device=device)
            thought = critic.outputs(memory[pick].float())[:, 0]
            loss = binary_cross_entropy_with_logits(thought, remembered[pick])
            critic.step(loss, settings["criticRate"], pace)
        steps, spread, change = 0, 0.0, 0.0
        if not work["isSchool"]:
            fields = torch.from_numpy(fields).to(device)
            counts = fields[:, OPTIONS].long()
            offsets = torch.cumsum(counts, 0) - counts
            decisions = counts.nonzero()[:, 0]
            own = gains[decisions]
            evened = torch.zeros_like(gains)
            scale = 1 / (own.var(unbiased=False) + 1e-12).sqrt()
            evened[decisions] = (own - own.mean()) * scale
            steps = max(1, round(settings["passes"] * len(decisions) / batch))
            sums = torch.zeros(2, device=device)
            for _ in range(steps):
                pick = decisions[torch.randint(len(decisions), (batch,), device=device)]
                count = counts[pick]
                owner = torch.repeat_interleave(torch.arange(batch, device=device), count)
                start = torch.cumsum(count, 0) - count
                place = torch.arange(len(owner), device=device) - start[owner]
                choice = offsets[pick][owner] + place
                told, thought = options[choice].float(), tried[choice]
                out = player.outputs(told, rows[pick, :state_inputs].float(), owner)
                liking = out[:, 0] + leaning * told[:, score_input]
                best = torch.full((batch,), -1e9, device=device)
                best = best.scatter_reduce(0, owner, liking.detach(), "amax")
                shifted = liking - best[owner]
                total = torch.zeros(batch, device=device).index_add(0, owner, shifted.exp())
                logs = shifted - total.log()[owner]
                undecided = -torch.zeros(batch, device=device).index_add(0, owner, logs.exp() * logs)
                chosen = start + fields[pick, CHOSEN].long()
                moved = logs[chosen] - fields[pick, LIKELIHOOD]
                ratio, gain = moved.exp(), evened[pick]
                bounded = ratio.clamp(1 - settings["clip"], 1 + settings["clip"])
                loss = -torch.minimum(ratio * gain, bounded * gain).mean()
                shares, asked = logs.exp(), ~thought.isnan()
                held = torch.where(asked, shares.detach(), 0)
                thought = torch.where(asked, thought, 0)
                weight = torch.zeros(batch, device=device).index_add(0, owner, held)
                mean = torch.zeros(batch, device=device).index_add(0, owner, held * thought)
                better = torch.where(asked, thought - (mean / (weight + TINY))[owner], 0)
                loss = loss - settings["search"] * scale * (shares * better).sum() / batch
                loss = loss - settings["spread"] * undecided.mean()
                facts = torch.cat([returns[pick, None], fields[pick, LAID : LAID + 3]], 1)
                errors = binary_cross_entropy_with_logits(out[chosen, 1:], facts, reduction="none").mean(0)
                loss = loss + settings["foresight"] * errors[0] + settings["side"] * errors[1:].sum()
                player.step(loss, work["rate"], pace)
                sums += torch.stack([undecided.mean(), (ratio - 1 - moved).mean()]).detach()
            spread, change = (sums / steps).tolist()
        with open(work["checkpoint"] + ".part", "wb") as file:
            player.write(file)
            critic.write(file)
        os.replace(work["checkpoint"] + ".part", work["checkpoint"])
        report = {"samples": len(rows), "steps": steps, "expected": round(expected, 4)}
        report |= {"spread": round(spread, 5), "change": round(change, 5)}
        print(json.dumps(report), flush=True)


main()
