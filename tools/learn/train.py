"""The trainer on a GPU: the same files and the same steps as train.ts. Started by learn.ts, which sends
a line of JSON for each generation and gets one back. See format.ts for the files."""
import json, os, sys
import numpy as np
import torch

HEAD, TARGETS = 8, 4
device = "cuda" if torch.cuda.is_available() else "cpu"
torch.backends.cuda.matmul.allow_tf32 = True


def main():
    settings = json.loads(sys.stdin.readline())
    raw = np.fromfile(settings["checkpoint"], dtype=np.float32)
    head = raw[:HEAD].view(np.uint32).copy()
    state, option, first, second, targets, step = (int(n) for n in head[:6])
    assert targets == TARGETS
    inputs, row = state + option, state + option + TARGETS
    parts = torch.from_numpy(raw[HEAD:].copy()).to(device).reshape(4, -1)
    parameters, mean, moment1, moment2 = (part.clone() for part in parts)
    parameters.requires_grad_(True)
    sizes = [inputs * first, first, first * second, second, second * TARGETS, TARGETS]

    def output(x):
        w1, b1, w2, b2, w3, b3 = torch.split(parameters, sizes)
        h = torch.relu(torch.addmm(b1, x, w1.view(inputs, first)))
        h = torch.relu(torch.addmm(b2, h, w2.view(first, second)))
        return torch.addmm(b3, h, w3.view(second, TARGETS))

    capacity = settings["memory"]
    memory = torch.empty((capacity, row), dtype=torch.float16, device=device)
    filled = at = 0
    batch, side = settings["batch"], settings["side"]
    weight = torch.tensor([1.0] + [side] * (TARGETS - 1), device=device)
    beta1, beta2, tiny = 0.9, 0.999, 1e-8
    for line in sys.stdin:
        work = json.loads(line)
        torch.manual_seed(work["generation"])
        fresh = 0
        for path in work["files"]:
            rows = torch.from_numpy(np.fromfile(path, dtype=np.float16).reshape(-1, row)).to(device)
            fresh += len(rows)
            for piece in torch.split(rows, capacity):
                end = min(capacity, at + len(piece))
                memory[at:end] = piece[: end - at]
                rest = len(piece) - (end - at)
                if rest:
                    memory[:rest] = piece[end - at :]
                at = (at + len(piece)) % capacity
                filled = min(capacity, filled + len(piece))
        losses = torch.zeros(TARGETS, device=device)
        steps = max(1, round(settings["reuse"] * fresh / batch))
        for _ in range(steps):
            rows = memory[torch.randint(filled, (batch,), device=device)].float()
            x, y = rows[:, :inputs], rows[:, inputs:]
            loss = torch.nn.functional.binary_cross_entropy_with_logits(
                output(x), y, reduction="none"
            ).mean(0)
            (gradient,) = torch.autograd.grad((loss * weight).sum(), parameters)
            step += 1
            with torch.no_grad():
                moment1.lerp_(gradient, 1 - beta1)
                moment2.lerp_(gradient * gradient, 1 - beta2)
                rate = work["rate"] / (1 - beta1**step)
                parameters -= rate * moment1 / ((moment2 / (1 - beta2**step)).sqrt() + tiny)
                pace = max(settings["pace"], 1 / step)
                mean.lerp_(parameters, pace)
                losses += loss
        head[5] = step
        with open(work["checkpoint"] + ".part", "wb") as file:
            file.write(head.tobytes())
            for part in (parameters.detach(), mean, moment1, moment2):
                file.write(part.cpu().numpy().astype(np.float32).tobytes())
        os.replace(work["checkpoint"] + ".part", work["checkpoint"])
        shown = [round(value, 5) for value in (losses / steps).tolist()]
        print(json.dumps({"samples": fresh, "held": filled, "steps": steps, "losses": shown}), flush=True)


main()
